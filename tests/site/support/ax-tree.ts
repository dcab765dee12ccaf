/** What a browser tells assistive technology about a page. */
import type { Page } from 'playwright/test'

export interface AxNode {
  role: string
  name: string
  description: string
  /** What else is known, by name: level, expanded, live, invalid, required … */
  facts: Record<string, unknown>
  /** How this node and those around it announce changes: off, polite or assertive. */
  live: string
}

/** All nodes in reading order, without those that are passed over. */
export async function readTree(page: Page): Promise<AxNode[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read = (id: string, live: string): AxNode[] => {
    const node = byId.get(id)
    if (!node) return []
    const facts = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]))
    const ownLive = String(facts.live ?? live)
    const [role, name, description] = [node.role, node.name, node.description].map((value) =>
      String(value?.value ?? ''),
    )
    const own = node.ignored ? [] : [{ role, name, description, facts, live: ownLive } as AxNode]
    return [...own, ...(node.childIds ?? []).flatMap((child) => read(child, ownLive))]
  }
  return read(nodes[0]?.nodeId ?? '', 'off')
}

/** The texts in live regions that announce at this level. */
export const announced = (tree: AxNode[], level: 'polite' | 'assertive') =>
  tree.filter(({ role, live }) => role === 'StaticText' && live === level).map(({ name }) => name)

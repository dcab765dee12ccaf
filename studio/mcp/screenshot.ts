import * as z from 'zod'
import { Refusal } from '../edit/refusal.ts'
import { annotationsOf } from './tool-list.ts'

const input = z.strictObject({
  route: z.string().describe('The address of the page'),
  width: z.number().int().min(200).max(2000).default(1280),
  section: z.number().int().nonnegative().optional().describe('One section alone; 0 is the first that shows'),
})

const { $schema, ...inputSchema } = z.toJSONSchema(input, { io: 'input' })

export const screenshotTool = {
  name: 'screenshot',
  title: 'Take a screenshot',
  description: 'Shows a page, or one section of it, as visitors will see it, changes that are not saved included.',
  inputSchema: { ...inputSchema, type: 'object' as const },
  annotations: annotationsOf({ title: 'Take a screenshot' }),
}

export function readScreenshot(given: unknown) {
  const { data, error } = input.safeParse(given ?? {})
  if (error)
    throw new Refusal(`"screenshot" takes something else: ${z.prettifyError(error)}`, screenshotTool.description)
  return data
}

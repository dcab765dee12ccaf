/** An element that stands in the place of a part of the page while somebody types in it. */
export type Standing = Element & { held?: DocumentFragment }

/** The part of the page itself: what comes from the server goes there, until it takes its place again. */
export const heldIn = (node: Node): Node => (node as Standing).held?.firstChild ?? node

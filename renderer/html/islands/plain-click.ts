/** A click that is to open something here rather than in another tab. */
export const isPlainClick = (event: Event) =>
  event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey)

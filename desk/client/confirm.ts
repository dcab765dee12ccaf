/** Asks before a form does what cannot be taken back. */
export function askBefore(): void {
  document.addEventListener('submit', (event) => {
    const { confirm: question } = (event.target as HTMLFormElement).dataset
    if (question && !confirm(question)) event.preventDefault()
  })
}

// Shows only the pages, widths and themes that are chosen at the top.
const form = document.querySelector('form')
const chosen = (name) => new FormData(form).getAll(name)

function show() {
  const [words] = chosen('page')
  const [widths, themes] = [chosen('width'), chosen('theme')]
  for (const figure of document.querySelectorAll('figure')) {
    figure.hidden = !widths.includes(figure.dataset.width) || !themes.includes(figure.dataset.theme)
  }
  const sections = [...document.querySelectorAll('main section')]
  for (const section of sections) section.hidden = !section.textContent.toLowerCase().includes(words.toLowerCase())
  form.querySelector('output').value = `${sections.filter((section) => !section.hidden).length} pages`
}

form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()

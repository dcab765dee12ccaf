import { usePage } from '../context.ts'

/**
 * Stops and starts the film of an opening, which its script puts over the picture (film.client.ts) and says whether it
 * runs; before that, and without script, there is the picture alone. What begins by itself can be stopped (WCAG 2.2.2).
 */
export function FilmButton({ film }: { film: string }) {
  const { playFilm, stopFilm } = usePage().site.words.foreign
  return (
    <button
      type="button"
      data-film={film}
      data-stop={stopFilm}
      aria-label={playFilm}
      className="film-button hidden place-items-center absolute size-11 cursor-pointer rounded-[50%]"
    >
      <svg viewBox="0 0 24 24" className="w-5" fill="currentColor" aria-hidden="true">
        <path d="M7 4.5v15l13-7.5z" />
        <path d="M6 5h4v14H6zM14 5h4v14h-4z" />
      </svg>
    </button>
  )
}

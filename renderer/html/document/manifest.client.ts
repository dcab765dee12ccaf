/**
 * Links the web app manifest at the visitor's first tap. A browser fetches it as soon as it is linked, ahead of the
 * pictures, and nobody puts a page on the home screen without having touched it. Without JavaScript the head links it.
 */
export function linkManifest() {
  addEventListener(
    'pointerdown',
    () => {
      const link = document.createElement('link')
      link.rel = 'manifest'
      link.href = '/manifest.webmanifest'
      document.head.append(link)
    },
    { once: true },
  )
}

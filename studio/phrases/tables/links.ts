import type { Phrases } from './phrases.ts'

/** Of links, redirects, and names that stand for something. */
export const links: Phrases = {
  'Did you mean "$name"?': ['Meinten Sie „$name“?', '¿Quería decir «$name»?'],
  'It holds a character that cannot be seen: type it again.': [
    'Darin steckt ein unsichtbares Zeichen: Tippen Sie es noch einmal.',
    'Contiene un carácter que no se ve: escríbalo de nuevo.',
  ],
  '"$url" in $place is no video of $site': [
    '„$url“ in $place ist kein Video von $site',
    '«$url» en $place no es un vídeo de $site',
  ],
  'Open the video itself and copy its address: https://www.youtube.com/watch?v=… or https://vimeo.com/…': [
    'Öffnen Sie das Video selbst und kopieren Sie seine Adresse: https://www.youtube.com/watch?v=… oder https://vimeo.com/…',
    'Abra el propio vídeo y copie su dirección: https://www.youtube.com/watch?v=… o https://vimeo.com/…',
  ],
  'Cannot play a video of "$site" in $place: only YouTube and Vimeo are known': [
    'Ein Video von „$site“ in $place lässt sich nicht abspielen: Bekannt sind nur YouTube und Vimeo',
    'No se puede reproducir un vídeo de «$site» en $place: solo se conocen YouTube y Vimeo',
  ],
  'Put the video into the folder public/ and write "file: /tour.mp4" in place of "url:", or publish it there.': [
    'Legen Sie das Video in den Ordner public/ und schreiben Sie „file: /tour.mp4“ statt „url:“, oder veröffentlichen Sie es dort.',
    'Ponga el vídeo en la carpeta public/ y escriba «file: /tour.mp4» en lugar de «url:», o publíquelo allí.',
  ],
  '"$url" in $place is a short link, which cannot be shown in a page': [
    '„$url“ in $place ist ein Kurzlink, der sich in einer Seite nicht zeigen lässt',
    '«$url» en $place es un enlace corto, que no se puede mostrar en una página',
  ],
  'Open it and copy the address that the browser shows then: https://calendar.google.com/calendar/appointments/…': [
    'Öffnen Sie ihn und kopieren Sie die Adresse, die der Browser dann zeigt: https://calendar.google.com/calendar/appointments/…',
    'Ábralo y copie la dirección que muestra entonces el navegador: https://calendar.google.com/calendar/appointments/…',
  ],
}

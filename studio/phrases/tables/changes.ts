import type { Phrases } from './phrases.ts'

/** Of the list of changes: see `draft/words.ts`. */
export const changes: Phrases = {
  'Nothing changed': ['Nichts geändert', 'No cambió nada'],
  'Page $route is now $route2': ['Seite $route ist jetzt $route2', 'La página $route es ahora $route2'],
  'Page $route made from $route2': [
    'Seite $route aus $route2 angelegt',
    'Se creó la página $route a partir de $route2',
  ],
  'Page $route added': ['Seite $route angelegt', 'Se añadió la página $route'],
  '$thing renamed to "$name"': ['$thing umbenannt in „$name“', 'Ahora $thing se llama «$name»'],
  '$thing shared as "$name"': ['$thing geteilt als „$name“', 'Se compartió $thing como «$name»'],
  '$thing added': ['$thing hinzugefügt', 'Se añadió $thing'],
  '$thing changed': ['$thing geändert', 'Se cambió $thing'],
  '$thing removed': ['$thing entfernt', 'Se quitó $thing'],
  '$thing moved': ['$thing verschoben', 'Se movió $thing'],
  '$thing copied': ['$thing verdoppelt', 'Se duplicó $thing'],
  '$said and $count more change': ['$said und $count weitere Änderung', '$said, y $count cambio más'],
  '$said and $count more changes': ['$said und $count weitere Änderungen', '$said, y $count cambios más'],
  'Changes that were not saved': ['Änderungen, die nicht gespeichert waren', 'Cambios que no se habían guardado'],
  'Earlier changes undone': ['Frühere Änderungen rückgängig gemacht', 'Se deshicieron cambios anteriores'],
  'Undone: $more': ['Rückgängig gemacht: $more', 'Deshecho: $more'],
  'Undone: $label': ['Rückgängig gemacht: $label', 'Deshecho: $label'],
}

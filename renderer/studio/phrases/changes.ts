import type { Phrases } from './phrases.ts'

/** Of the list of changes: see `draft/words.ts`. */
export const changes: Phrases = {
  'Nothing changed': ['Nichts geändert', 'No cambió nada'],
  'Page $route is now $route2': ['Seite $route ist jetzt $route2', 'La página $route es ahora $route2'],
  'Page $route made from $route2': ['Seite $route aus $route2 angelegt', 'Página $route creada a partir de $route2'],
  'Page $route added': ['Seite $route angelegt', 'Página $route añadida'],
  '$thing renamed to "$name"': ['$thing: umbenannt in „$name“', '$thing: ahora se llama «$name»'],
  '$thing shared as "$name"': ['$thing: geteilt als „$name“', '$thing: se compartió como «$name»'],
  '$thing added': ['$thing: hinzugefügt', '$thing: se añadió'],
  '$thing changed': ['$thing: geändert', '$thing: se cambió'],
  '$thing removed': ['$thing: entfernt', '$thing: se quitó'],
  '$thing moved': ['$thing: verschoben', '$thing: se movió'],
  '$thing copied': ['$thing: verdoppelt', '$thing: se duplicó'],
  '$said and $count more change': ['$said und $count weitere Änderung', '$said y $count cambio más'],
  '$said and $count more changes': ['$said und $count weitere Änderungen', '$said y $count cambios más'],
  'Earlier changes undone': ['Frühere Änderungen rückgängig gemacht', 'Se deshicieron cambios anteriores'],
  'Undone: $said': ['Rückgängig gemacht: $said', 'Deshecho: $said'],
  'Undone: $label': ['Rückgängig gemacht: $label', 'Deshecho: $label'],
}

import type { Phrases } from './phrases.ts'

/** Of the business: its special hours, announcements and events that are over. */
export const business: Phrases = {
  'The special hours "$label" ended on $day and are shown no more': [
    'Die besonderen Zeiten „$label“ endeten am $day und werden nicht mehr gezeigt',
    'El horario especial «$label» terminó el $day y ya no se muestra',
  ],
  'Write the next such day in their place, or remove them.': [
    'Schreiben Sie an ihre Stelle den nächsten solchen Tag, oder entfernen Sie sie.',
    'Escriba en su lugar el próximo día así, o quítelo.',
  ],
  'The announcement ended on $day and is shown no more': [
    'Die Ankündigung endete am $day und wird nicht mehr gezeigt',
    'El aviso terminó el $day y ya no se muestra',
  ],
  'Write its last day anew, or remove it.': [
    'Schreiben Sie einen neuen letzten Tag, oder entfernen Sie sie.',
    'Escriba un nuevo último día, o quítelo.',
  ],
  'The event "$title" of $day is over and is not shown, though it stands behind one to come': [
    'Der Termin „$title“ vom $day ist vorbei und wird nicht gezeigt, obwohl er hinter einem künftigen steht',
    'El evento «$title» del $day ya pasó y no se muestra, aunque está detrás de uno por venir',
  ],
  'The event "$title" of $day is over and is not shown; a year later it would be the next one': [
    'Der Termin „$title“ vom $day ist vorbei und wird nicht gezeigt; ein Jahr später wäre er der nächste',
    'El evento «$title» del $day ya pasó y no se muestra; un año después sería el próximo',
  ],
  'If it is over, remove it.': ['Ist er vorbei, dann entfernen Sie ihn.', 'Si ya pasó, quítelo.'],
  'If $day is meant, correct the year.': [
    'Ist der $day gemeint, dann berichtigen Sie das Jahr.',
    'Si quería decir $day, corrija el año.',
  ],
  'If it is over, move it up or remove it.': [
    'Ist er vorbei, dann rücken Sie ihn nach oben, oder entfernen Sie ihn.',
    'Si ya pasó, súbalo en la lista o quítelo.',
  ],
  'No event of "$heading" is to come: visitors read what stands under "none"': [
    'Von „$heading“ steht kein Termin mehr bevor: Besucher lesen, was unter „none“ steht',
    'No queda ningún evento por venir en «$heading»: los visitantes leen lo que dice «none»',
  ],
  'If the year of one is wrong, correct it.': [
    'Stimmt bei einem das Jahr nicht, dann berichtigen Sie es.',
    'Si el año de alguno está mal, corríjalo.',
  ],
  'Without events to come, write "items: []".': [
    'Ohne künftige Termine schreiben Sie „items: []“.',
    'Si no hay eventos por venir, escriba «items: []».',
  ],
}

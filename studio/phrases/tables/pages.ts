import type { Phrases } from './phrases.ts'

/** Of pages as a whole, their kinds, titles and translations. */
export const pages: Phrases = {
  'Row $count of the table in block $count2 of $route has $count3 cells for $count4 columns': [
    'Zeile $count der Tabelle in Abschnitt $count2 von $route hat $count3 Zellen für $count4 Spalten',
    'La fila $count de la tabla en la sección $count2 de $route tiene $count3 celdas para $count4 columnas',
  ],
  'Give every row one cell for each column, with "–" where there is nothing to say.': [
    'Geben Sie jeder Zeile eine Zelle für jede Spalte, mit „–“, wo es nichts zu sagen gibt.',
    'Dé a cada fila una celda por columna, con «–» donde no haya nada que decir.',
  ],
  'In brackets a comma ends a cell: put a cell that holds one in quotes.': [
    'In Klammern beendet ein Komma die Zelle: Setzen Sie eine Zelle mit Komma in Anführungszeichen.',
    'Entre corchetes, una coma termina la celda: ponga entre comillas la celda que lleve una.',
  ],
}

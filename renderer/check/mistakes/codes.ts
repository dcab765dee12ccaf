import { type Codes, error, warning } from '../checks/check.ts'

/** The codes of what makes a file, or a part of it, unreadable: before there is data that a check could look at. */
export const mistakeCodes = {
  'bad-escape': error(
    'A backslash between double quotes means something in YAML. Write it twice, or put the text between single quotes.',
  ),
  'bad-encoding': error(
    'The file was not saved as UTF-8, so that its letters cannot be told. Save it as UTF-8 in your editor.',
  ),
  'byte-order-mark': error(
    'There is an invisible character at the beginning of the file, or in it where text was copied. Save the file as UTF-8 without BOM, or type the beginning of the line again.',
  ),
  'code-fence': error(
    'Three backticks came with text copied from elsewhere, where they show where a piece of code begins and ends. Remove both lines.',
  ),
  'cut-off': error(
    'The file ends too early: its last line or section is not finished, or pages are missing to which it links. Take the end from a copy, or write what is missing.',
  ),
  'duplicate-key': error(
    'A key stands twice in the same place, so that only one of the two would count. Keep one of them.',
  ),
  'empty-file': error('The file is empty.'),
  'joined-lines': error('Two lines have become one, since the line break between them is missing.'),
  'lost-section': error(
    'A section has lost its first line ("- type: …"), so that it runs into the section above it. Write the line again.',
  ),
  'mac-line-ends': error(
    'The lines of the file end as very old Macs wrote them, so that all of it is one line. Choose "LF" as the line end in your editor.',
  ),
  'merge-conflict': error(
    'Two versions of the file were put together, and the marks of it (<<<<<<<, =======, >>>>>>>) are still there. Keep one version and delete the marks.',
  ),
  'missing-colon': error(
    'There is no colon after a key, or a line is neither a key nor a text. Write a key, a colon, a space and the value.',
  ),
  'missing-comma': error('There is no comma between two entries of a list in brackets.'),
  'missing-dash': error('An entry of a list has no dash before it. Write "- " before its first line.'),
  'missing-key': error('A list or text begins, but no line above names it. Write the line with its key.'),
  'missing-name': error(
    'A form or shared section has lost the line with its name. Write the name and a colon above it.',
  ),
  'missing-part': error(
    'The line that begins a part of the file, such as "forms:", is gone, so that what follows stands in the part above. Write it again at the left edge.',
  ),
  'missing-space': error('There is no space after a colon or a dash. Put one there.'),
  'odd-space': error(
    'A line holds a space of another sort than the space bar makes, which came with copied text. Type it again.',
  ),
  'other-comma': error(
    'The comma of another script ("،", "，", "、") stands between two entries in brackets. YAML takes it for a letter: write ",".',
  ),
  'own-section': error(
    'A section of your own, or what you put in the place of a part, cannot be used. The problem names its file, and the line where there is one.',
  ),
  'quote-in-text': error(
    'A quote stands in the middle of a text that is in quotes, and ends it too early. Put the text in quotes of the other sort.',
  ),
  'second-document': error(
    'Three dashes or dots stand on a line of their own, which ends the file for YAML: nothing below would be read. Delete the line.',
  ),
  'smart-quotes': error(
    'Typographic quotes (“ ”), which word processors make, stand where straight ones (") are meant. YAML takes them for letters.',
  ),
  'special-start': error(
    'A text begins with a character that means something in YAML, such as "*", "@" or "{". Put the text in quotes.',
  ),
  'stray-bracket': error(
    'A closing bracket or brace stands where none is open, or where one of the other sort is. Remove it, or write the right one.',
  ),
  'stray-comma': error('A comma stands where none belongs, at the end of a line or between brackets.'),
  'stray-dash': error('A dash stands before a line that is no entry of a list. Remove it.'),
  'tab-indent': error('A line begins with a tab. YAML takes spaces alone: two for each level.'),
  'text-after-bar': error(
    'A text stands on the line of the "|" or ">" that begins it. Write it on the lines below, indented.',
  ),
  'unclosed-bracket': error(
    'A bracket or brace is not closed. Close it at the end of the line; if it is part of a text, put the text in quotes.',
  ),
  'unclosed-quote': error('A text begins with a quote that is not closed. Close it at the end of the text.'),
  'unquoted-braces': error(
    'A text inside { … } holds braces, such as a name in braces, which begin another group of keys. Put the text in quotes.',
  ),
  'unquoted-colon': error(
    'A text holds a colon and a space, which begin a new key in YAML. Put the whole text in quotes.',
  ),
  'unquoted-comma': error('A text inside { … } or [ … ] holds a comma, which ends it. Put the whole text in quotes.'),
  'unquoted-hash': error(
    'A text holds a "#", which begins a comment in YAML, so that the rest is not read. Put the whole text in quotes.',
  ),
  unconfirmed: warning(
    'A line of a starter says something that only you can know, such as your address, a price or a year, and nobody has changed it yet. Write what is true. If it is right as it is, delete the remark "# yours" behind it.',
  ),
  'unreadable-file': error(
    'The file cannot be opened: it is a folder, or you may not read it. Give the path of a pages.yaml that you may open.',
  ),
  'windows-line-ends': warning(
    'The lines of the file end as Windows writes them. Choose "LF" as the line end in your editor, so that a change of one line shows as one line.',
  ),
  'wrong-indent': error(
    'A line begins in the wrong column. Keys of one group begin in the same column, and so do the dashes of one list; two more spaces lead one level deeper.',
  ),
  'yaml-syntax': error(
    'A line cannot be read as YAML, and no cause that is known explains it. Compare it with its neighbours.',
  ),
} satisfies Codes

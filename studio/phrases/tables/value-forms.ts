import type { Phrases } from './phrases.ts'

/** What form a value must have: see `checking/messages/patterns.ts`. */
export const valueForms: Phrases = {
  'Write "#" and six hexadecimal digits, in quotes: "#22303a".': [
    'Schreiben Sie „#“ und sechs hexadezimale Ziffern, in Anführungszeichen: "#22303a".',
    'Escriba «#» y seis cifras hexadecimales, entre comillas: "#22303a".',
  ],
  'Write a path such as "/send-form", without "?" and spaces, or an address that starts with "https://".': [
    'Schreiben Sie einen Pfad wie „/send-form“, ohne „?“ und Leerzeichen, oder eine Adresse, die mit „https://“ beginnt.',
    'Escriba una ruta como «/send-form», sin «?» ni espacios, o una dirección que empiece por «https://».',
  ],
  'Write a path such as "/send-form", without "?", spaces and a slash at its end.': [
    'Schreiben Sie einen Pfad wie „/send-form“, ohne „?“, ohne Leerzeichen und ohne Schrägstrich am Ende.',
    'Escriba una ruta como «/send-form», sin «?», sin espacios y sin barra al final.',
  ],
  'Write "/" and lower-case words with hyphens: "/roof-repair".': [
    'Schreiben Sie „/“ und kleine Wörter mit Bindestrichen: „/roof-repair“.',
    'Escriba «/» y palabras en minúsculas con guiones: «/roof-repair».',
  ],
  'Write an old address with all its parts: "/about.php".': [
    'Schreiben Sie eine alte Adresse mit allen Teilen: „/about.php“.',
    'Escriba una dirección antigua con todas sus partes: «/about.php».',
  ],
  'Write a path that starts with "/", in lower case: "/og-image.png".': [
    'Schreiben Sie einen Pfad, der mit „/“ beginnt, klein geschrieben: „/og-image.png“.',
    'Escriba una ruta que empiece por «/», en minúsculas: «/og-image.png».',
  ],
  'Write hours and minutes on a 24-hour clock, in quotes: "07:00".': [
    'Schreiben Sie Stunden und Minuten auf einer Uhr mit 24 Stunden, in Anführungszeichen: "07:00".',
    'Escriba horas y minutos en un reloj de 24 horas, entre comillas: "07:00".',
  ],
  'Write digits, with spaces, brackets, dots and hyphens as you like: (502) 555-0142.': [
    'Schreiben Sie Ziffern, nach Belieben mit Leerzeichen, Klammern, Punkten und Bindestrichen: (502) 555-0142.',
    'Escriba cifras, con espacios, paréntesis, puntos y guiones como quiera: (502) 555-0142.',
  ],
  'Write a day, or one counted from today: "2027-04-01", "today", "in 3 days".': [
    'Schreiben Sie einen Tag oder einen, der von heute an zählt: „2027-04-01“, „today“, „in 3 days“.',
    'Escriba un día o uno contado desde hoy: «2027-04-01», «today», «in 3 days».',
  ],
  'Write a day that there is, as year, month and day: "2024-03-15".': [
    'Schreiben Sie einen Tag, den es gibt, als Jahr, Monat und Tag: „2024-03-15“.',
    'Escriba un día que exista, como año, mes y día: «2024-03-15».',
  ],
  'Write a postal code in capitals, in quotes: "40217".': [
    'Schreiben Sie eine Postleitzahl, Buchstaben groß, in Anführungszeichen: "40217".',
    'Escriba un código postal en mayúsculas, entre comillas: "40217".',
  ],
  'Write three capital letters, such as USD or EUR.': [
    'Schreiben Sie drei Großbuchstaben, etwa USD oder EUR.',
    'Escriba tres letras mayúsculas, como USD o EUR.',
  ],
  'Write two capital letters, such as KY or US.': [
    'Schreiben Sie zwei Großbuchstaben, etwa KY oder US.',
    'Escriba dos letras mayúsculas, como KY o US.',
  ],
  'Write one word of schema.org, with its capitals: RoofingContractor.': [
    'Schreiben Sie ein Wort von schema.org, mit seinen Großbuchstaben: RoofingContractor.',
    'Escriba una palabra de schema.org, con sus mayúsculas: RoofingContractor.',
  ],
  'Write an e-mail address: hello@example.com.': [
    'Schreiben Sie eine E-Mail-Adresse: hello@example.com.',
    'Escriba una dirección de correo: hello@example.com.',
  ],
  'Write lower-case words with hyphens: st-matthews.': [
    'Schreiben Sie kleine Wörter mit Bindestrichen: st-matthews.',
    'Escriba palabras en minúsculas con guiones: st-matthews.',
  ],
  'Write letters and digits, starting with a small letter, and not "slug": zip.': [
    'Schreiben Sie Buchstaben und Ziffern, mit einem kleinen Buchstaben am Anfang, und nicht „slug“: zip.',
    'Escriba letras y cifras, empezando por una minúscula, y no «slug»: zip.',
  ],
  'Write letters and digits, starting with a small letter: area.': [
    'Schreiben Sie Buchstaben und Ziffern, mit einem kleinen Buchstaben am Anfang: area.',
    'Escriba letras y cifras, empezando por una minúscula: area.',
  ],
  'Write lower-case letters, digits and hyphens: roof-repair.': [
    'Schreiben Sie Kleinbuchstaben, Ziffern und Bindestriche: roof-repair.',
    'Escriba minúsculas, cifras y guiones: roof-repair.',
  ],
  'Write a file name in lower case with its ending: hero-home.jpg.': [
    'Schreiben Sie einen Dateinamen in Kleinbuchstaben mit Endung: hero-home.jpg.',
    'Escriba un nombre de archivo en minúsculas con su extensión: hero-home.jpg.',
  ],
  'Write letters and digits, starting with a letter: serviceType.': [
    'Schreiben Sie Buchstaben und Ziffern, mit einem Buchstaben am Anfang: serviceType.',
    'Escriba letras y cifras, empezando por una letra: serviceType.',
  ],
  'Write lower-case letters, digits and hyphens, starting with a letter: prices.': [
    'Schreiben Sie Kleinbuchstaben, Ziffern und Bindestriche, mit einem Buchstaben am Anfang: prices.',
    'Escriba minúsculas, cifras y guiones, empezando por una letra: prices.',
  ],
  'Write a language, with a country if you like: en-US.': [
    'Schreiben Sie eine Sprache, wenn Sie wollen mit Land: en-US.',
    'Escriba un idioma, con país si quiere: en-US.',
  ],
  'Write "+" and the country\'s digits, in quotes: "+1".': [
    'Schreiben Sie „+“ und die Ziffern des Landes, in Anführungszeichen: "+1".',
    'Escriba «+» y las cifras del país, entre comillas: "+1".',
  ],
  'Write a region and a city, in English: America/New_York.': [
    'Schreiben Sie Region und Stadt auf Englisch: America/New_York.',
    'Escriba una región y una ciudad, en inglés: America/New_York.',
  ],
  'Write what stands in "d" of a <path>, from its "M" on: "M2 29 16 7".': [
    'Schreiben Sie, was in „d“ eines <path> steht, von seinem „M“ an: „M2 29 16 7“.',
    'Escriba lo que hay en «d» de un <path>, desde su «M»: «M2 29 16 7».',
  ],
  'Write how far from the left and from the top, both in percent: "30% 20%".': [
    'Schreiben Sie, wie weit von links und von oben, beides in Prozent: „30% 20%“.',
    'Escriba a qué distancia de la izquierda y de arriba, ambas en porcentaje: «30% 20%».',
  ],
  'Write a file of the folder public/, in lower case: "/tour.mp4" or "/tour.webm".': [
    'Schreiben Sie eine Datei aus dem Ordner public/, klein geschrieben: „/tour.mp4“ oder „/tour.webm“.',
    'Escriba un archivo de la carpeta public/, en minúsculas: «/tour.mp4» o «/tour.webm».',
  ],
  'Write a file of the folder public/, in lower case: "/tour.vtt".': [
    'Schreiben Sie eine Datei aus dem Ordner public/, klein geschrieben: „/tour.vtt“.',
    'Escriba un archivo de la carpeta public/, en minúsculas: «/tour.vtt».',
  ],
  'Write a whole address without spaces, from "https://" on.': [
    'Schreiben Sie eine ganze Adresse ohne Leerzeichen, ab „https://“.',
    'Escriba una dirección completa sin espacios, desde «https://».',
  ],
  'Write the name of a site, without "https://": example.com.': [
    'Schreiben Sie den Namen einer Website, ohne „https://“: example.com.',
    'Escriba el nombre de un sitio, sin «https://»: example.com.',
  ],
  'Write an address without a slash at its end: https://stats.example.com.': [
    'Schreiben Sie eine Adresse ohne Schrägstrich am Ende: https://stats.example.com.',
    'Escriba una dirección sin barra al final: https://stats.example.com.',
  ],
  'Write letters, digits and hyphens, in quotes: "1".': [
    'Schreiben Sie Buchstaben, Ziffern und Bindestriche, in Anführungszeichen: „1“.',
    'Escriba letras, cifras y guiones, entre comillas: «1».',
  ],
  'Write "G-" and capitals or digits: G-ABCDE12345.': [
    'Schreiben Sie „G-“ und Großbuchstaben oder Ziffern: G-ABCDE12345.',
    'Escriba «G-» y mayúsculas o cifras: G-ABCDE12345.',
  ],
  'Write an address that starts with "https://".': [
    'Schreiben Sie eine Adresse, die mit „https://“ beginnt.',
    'Escriba una dirección que empiece por «https://».',
  ],
  'Write an address without a slash at its end: https://www.example.com.': [
    'Schreiben Sie eine Adresse ohne Schrägstrich am Ende: https://www.example.com.',
    'Escriba una dirección sin barra al final: https://www.example.com.',
  ],
}

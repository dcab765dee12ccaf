/** What each pattern of the schemas asks for, in words; a test finds patterns without words. */
const words: Record<string, string> = {
  '^#[0-9a-fA-F]{6}$': '"#" and six hexadecimal digits, in quotes: "#22303a"',
  '^(/[A-Za-z0-9_~-][A-Za-z0-9._~/-]*|https://[^\\s/]+/?\\S*)$':
    'a path such as "/send-form", without "?" and spaces, or an address that starts with "https://"',
  '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$': '"/" and lower-case words with hyphens: "/roof-repair"',
  '^/(([a-z0-9-]|\\{[a-z][a-zA-Z0-9]*\\.slug\\})+(/([a-z0-9-]|\\{[a-z][a-zA-Z0-9]*\\.slug\\})+)*)?$':
    '"/" and lower-case words with hyphens: "/roof-repair"',
  '^(/(?!\\.)[A-Za-z0-9._~-]+)+$': 'an old address with all its parts: "/about.php"',
  '^(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$': 'a path such as "/send-form", without "?", spaces and a slash at its end',
  '^/[a-z0-9/.-]+$': 'a path that starts with "/", in lower case: "/og-image.png"',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'hours and minutes on a 24-hour clock, in quotes: "07:00"',
  '^[0-9()+. -]{7,20}$': 'digits, with spaces, brackets, dots and hyphens as you like: (502) 555-0142',
  '^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|(00|0[48]|[2468][048]|[13579][26])00)-02-29)$':
    'a day that there is, as year, month and day: "2024-03-15"',
  '^(?:[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])|today|in [1-9][0-9]{0,2} days?)$':
    'a day, or one counted from today: "2027-04-01", "today", "in 3 days"',
  '^[A-Z0-9][A-Z0-9 -]{1,9}$': 'a postal code in capitals, in quotes: "40217"',
  '^[A-Z]{3}$': 'three capital letters, such as USD or EUR',
  '^[A-Z]{2}$': 'two capital letters, such as KY or US',
  '^[A-Z][A-Za-z]+$': 'one word of schema.org, with its capitals: RoofingContractor',
  '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$': 'an e-mail address: hello@example.com',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'lower-case words with hyphens: st-matthews',
  '^(?!slug$)[a-z][a-zA-Z0-9]*$': 'letters and digits, starting with a small letter, and not "slug": zip',
  '^[a-z][a-zA-Z0-9]*$': 'letters and digits, starting with a small letter: area',
  '^[a-z0-9-]+$': 'lower-case letters, digits and hyphens: roof-repair',
  '^[a-z0-9][a-z0-9-]*\\.(jpg|jpeg|png|webp|avif|svg)$': 'a file name in lower case with its ending: hero-home.jpg',
  '^[a-zA-Z][a-zA-Z0-9]*$': 'letters and digits, starting with a letter: serviceType',
  '^[a-z][a-z0-9-]*$': 'lower-case letters, digits and hyphens, starting with a letter: prices',
  '^[a-z]{2}(-[A-Z]{2})?$': 'a language, with a country if you like: en-US',
  '^\\+[0-9]{1,3}$': '"+" and the country\'s digits, in quotes: "+1"',
  '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z0-9_+-]*)+)$': 'a region and a city, in English: America/New_York',
  '^[Mm][0-9MmLlHhVvCcSsQqTtAaZz ,.eE+-]*$': 'what stands in "d" of a <path>, from its "M" on: "M2 29 16 7"',
  '^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$': 'how far from the left and from the top, both in percent: "30% 20%"',
  '^/[a-z0-9/.-]+\\.(mp4|webm)$': 'a file of the folder public/, in lower case: "/tour.mp4" or "/tour.webm"',
  '^/[a-z0-9/.-]+\\.vtt$': 'a file of the folder public/, in lower case: "/tour.vtt"',
  '^https://[^\\s/{}]+([/?#]\\S*)?$': 'a whole address without spaces, from "https://" on',
  '^[a-z0-9-]+(\\.[a-z0-9-]+)+$': 'the name of a site, without "https://": example.com',
  '^https://[a-z0-9.-]+(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$':
    'an address without a slash at its end: https://stats.example.com',
  '^[A-Za-z0-9-]{1,40}$': 'letters, digits and hyphens, in quotes: "1"',
  '^G-[A-Z0-9]{4,20}$': '"G-" and capitals or digits: G-ABCDE12345',
  '^https://': 'an address that starts with "https://"',
  '^https?://[^/]+$': 'an address without a slash at its end: https://www.example.com',
}

/** The form that a value must have, as a sentence for a hint. */
export function formOf(pattern: string): string | undefined {
  return words[pattern] && `Write ${words[pattern]}.`
}

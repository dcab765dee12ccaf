/** A name of the schemas as styles write it: "headingSize" is "heading-size". */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

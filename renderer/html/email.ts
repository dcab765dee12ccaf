/** The parts of an e-mail address between which a line may end: before its "@" and after its dots, and not within a word. */
export const emailParts = (email: string): string[] => email.split(/(?=@)|(?<=\.)/)

const MB = 2 ** 20

/** What a form takes of pictures: how many, the bytes of one, and of all that is sent at once. */
export const photoLimits = { most: 6, bytes: 12 * MB, together: 32 * MB }

/** A limit in bytes as visitors read it. */
export const inMegabytes = (bytes: number) => Math.round(bytes / MB)

/**
 * The kinds of picture that are taken. Named one by one and not as "image/*", so that an iPhone sends a JPEG and not its
 * own HEIC, which few programs open.
 */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Whether any of the forms asks for pictures: others take no uploads at all. */
export const takesPhotos = ({ forms }: { forms: Record<string, { fields: { type: string }[] }> }): boolean =>
  Object.values(forms).some(({ fields }) => fields.some(({ type }) => type === 'file'))

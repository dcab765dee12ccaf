/** The classes of styles/shapes.css that a section's pictures have by what it says of them. */
export const classesOfPictures = ({ pictureShape, pictureTint }: Record<string, unknown>): string[] =>
  [...(pictureShape === 'pointed' ? ['arched'] : []), pictureShape, pictureTint].flatMap((look) =>
    look === undefined ? [] : [`shaped-${look}`],
  )

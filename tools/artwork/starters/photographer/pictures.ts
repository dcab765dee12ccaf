/** The photographer's pictures: what the camera sees in rooms that are formulas, and what light leaves on a film. */
import { arcade, shells, tower } from './buildings.ts'
import { photograph } from './camera.ts'
import { rain, sparks, stage } from './evening.ts'
import { fog, posts, tree } from './outdoors.ts'
import { behindGlass, frosted, shadow, silhouette } from './people.ts'
import { facade, hall, sitter, stairs, stillLife } from './rooms.ts'
import { bottles } from './things.ts'

export const pictures = {
  treppe: () => photograph(stairs),
  fassade: () => photograph(facade),
  arkade: () => photograph(arcade),
  turm: () => photograph(tower),
  schale: () => photograph(shells),
  werkstatt: () => photograph(hall),
  funken: sparks,
  buehne: stage,
  portraet: () => photograph(sitter),
  profil: silhouette,
  riffelglas: behindGlass,
  hand: frosted,
  schatten: shadow,
  stillleben: () => photograph(stillLife),
  flaschen: () => photograph(bottles),
  nebel: fog,
  pfaehle: posts,
  baum: tree,
  regen: rain,
}

/** The real-estate agency's pictures: houses in elevation, at hours of the day whose light is computed. */

import { hours } from './hours.ts'
import { captains, farmhouse, pavilion, row } from './houses.ts'
import { lit } from './light.ts'
import { captainsPlan, pondHousePlan } from './plans.ts'

export const pictures = {
  'pond-house-dusk': () => lit(pavilion(), hours.dusk),
  'pond-house-morning': () => lit(pavilion(), hours.morning),
  'captains-morning': () => lit(captains(), hours.morning),
  'captains-noon': () => lit(captains(), hours.noon),
  'captains-evening': () => lit(captains([1, 7]), hours.evening),
  'captains-night': () => lit(captains([0, 3, 6, 8]), hours.night),
  farmhouse: () => lit(farmhouse(), hours.dawn),
  door: () => lit(captains([], { width: 800, height: 1000, zoom: 2.5, from: [640, 508] }), hours.afternoon),
  gable: () => lit(farmhouse({ width: 800, height: 1000, zoom: 2, from: [330, 190] }), hours.noon),
  'captains-plan': () => lit(captainsPlan(), hours.plan),
  'pond-house-plan': () => lit(pondHousePlan(), hours.plan),
  row: () => lit(row(), hours.afternoon),
}

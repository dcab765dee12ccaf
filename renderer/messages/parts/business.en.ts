export const en = {
  'wrong-coordinates': 'Latitude {latitude} and longitude {longitude} do not lie in {country}',
  'wrong-coordinates.hint': 'Write latitude: {latitude}, longitude: {longitude}. South and west are negative.',
} as const

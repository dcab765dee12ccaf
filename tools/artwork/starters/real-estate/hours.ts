/** The hours at which the houses are shown. Their fronts look to the south: the sun comes from the right in the morning. */
import type { Hour } from './light.ts'

export const hours = {
  dawn: {
    sun: [0.86, -0.2, 0.46],
    sunlight: [2.3, 1.3, 0.7],
    sky: [
      [0.24, 0.34, 0.46],
      [0.58, 0.56, 0.55],
      [1.15, 0.84, 0.6],
    ],
    ground: [0.3, 0.27, 0.22],
    clouds: [1.0, 0.72, 0.58],
    lamps: 0.35,
    mist: { color: [0.82, 0.72, 0.62], from: 590, share: 0.5 },
    exposure: 1.35,
  },
  morning: {
    sun: [0.8, -0.42, 0.52],
    sunlight: [2.1, 1.62, 1.08],
    sky: [
      [0.2, 0.36, 0.56],
      [0.42, 0.56, 0.68],
      [0.86, 0.84, 0.76],
    ],
    ground: [0.32, 0.3, 0.22],
    clouds: [0.95, 0.9, 0.82],
    lamps: 0,
    exposure: 1.3,
  },
  noon: {
    sun: [0.2, -0.82, 0.55],
    sunlight: [2.3, 2.14, 1.86],
    sky: [
      [0.1, 0.26, 0.52],
      [0.25, 0.46, 0.7],
      [0.62, 0.75, 0.82],
    ],
    ground: [0.42, 0.4, 0.32],
    clouds: [1.1, 1.1, 1.08],
    lamps: 0,
    exposure: 1.25,
  },
  afternoon: {
    sun: [0.82, -0.5, 0.46],
    sunlight: [2.5, 1.72, 0.95],
    sky: [
      [0.16, 0.3, 0.46],
      [0.4, 0.5, 0.55],
      [0.92, 0.78, 0.55],
    ],
    ground: [0.4, 0.32, 0.2],
    clouds: [1.1, 0.86, 0.62],
    lamps: 0,
    exposure: 1.25,
  },
  evening: {
    sun: [-0.95, -0.16, 0.34],
    sunlight: [1.9, 0.86, 0.34],
    sky: [
      [0.12, 0.17, 0.3],
      [0.42, 0.32, 0.34],
      [1.3, 0.66, 0.32],
    ],
    ground: [0.28, 0.18, 0.12],
    clouds: [1.15, 0.5, 0.3],
    lamps: 0.55,
    exposure: 1.4,
  },
  dusk: {
    sun: [-0.9, -0.1, 0.3],
    sunlight: [0.05, 0.035, 0.03],
    sky: [
      [0.035, 0.085, 0.13],
      [0.1, 0.2, 0.25],
      [0.62, 0.46, 0.32],
    ],
    ground: [0.05, 0.06, 0.06],
    clouds: [0.34, 0.24, 0.22],
    lamps: 0.62,
    exposure: 1.75,
  },
  night: {
    sun: [-0.5, -0.6, 0.6],
    sunlight: [0.06, 0.08, 0.1],
    sky: [
      [0.008, 0.018, 0.034],
      [0.016, 0.036, 0.056],
      [0.045, 0.075, 0.09],
    ],
    ground: [0.02, 0.024, 0.026],
    stars: true,
    lamps: 0.85,
    exposure: 1.7,
  },
  /** For plans: the sun of a morning, over a model with its roof off. */
  plan: {
    sun: [0.5, 0.42, 0.86],
    sunlight: [1.5, 1.32, 1.06],
    sky: [
      [0.5, 0.55, 0.58],
      [0.5, 0.55, 0.58],
      [0.5, 0.5, 0.48],
    ],
    ground: [0.3, 0.28, 0.24],
    lamps: 0,
    exposure: 1.25,
  },
} satisfies Record<string, Hour>

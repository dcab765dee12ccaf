export type { Engine } from './engine.ts'
export { type Preview, startPreview } from './server.ts'
export type { PreviewState } from './state.ts'

/**
 * Loaded ahead of a command (`node --import`), so that Node keeps its modules compiled and without types, for this
 * process and for those that it starts. A build starts 0.3 to 0.6 s sooner. No TypeScript itself, since that would have
 * to be compiled before there is a cache.
 */
import { enableCompileCache } from 'node:module'

const { directory } = enableCompileCache()
if (directory) process.env.NODE_COMPILE_CACHE ??= directory

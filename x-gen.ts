import { writeYaml } from './tools/bench/compare/tools.ts'
import { randomContent } from './tools/bench/compare/random.ts'
import { garden } from './tools/bench/compare/content.ts'
import { mkdirSync } from 'node:fs'
for (const n of [40,1000,10000]) { const c=randomContent(20261125); mkdirSync(`/tmp/perf/r${n}`,{recursive:true}); writeYaml(`/tmp/perf/r${n}`, c.makePages(n), c.frame) }

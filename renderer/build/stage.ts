import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildsFolder } from './builds.ts'
import { waitForLock } from './lock.ts'
import type { BuildOptions } from './options.ts'
import { recordFile } from './record.ts'

/** Does something with a folder for new files, when no other build of the same target is under way. */
export async function withStage<Made>(
  { out, shard, onWait }: Pick<BuildOptions, 'out' | 'shard' | 'onWait'>,
  make: (target: string, stage: string) => Promise<Made>,
): Promise<Made> {
  const target = resolve(out)
  const release = await waitForLock(recordFile(target, 'lock'), onWait)
  const stage = shard ? `${target}.stage` : join(buildsFolder(target), 'stage')
  try {
    await emptyStage(stage)
    return await make(target, stage)
  } finally {
    for (const unfinished of [stage, join(buildsFolder(target), 'next')]) {
      await rm(unfinished, { recursive: true, force: true })
    }
    release()
  }
}

async function emptyStage(stage: string) {
  await rm(stage, { recursive: true, force: true })
  await mkdir(stage, { recursive: true })
}

import { backlog } from './backlog.ts'
import { exchanges, fullDisk, killedBuilds } from './builds.ts'
import { kill, postgresStop, sigterm } from './crash.ts'
import { diskFull, syncs } from './disk.ts'
import { erasure } from './erase.ts'
import type { Fault } from './fault.ts'
import { filesTakenAway } from './files.ts'
import { floodAndCalm } from './flood.ts'
import { claimers, repeats } from './instances.ts'
import { largeLeads } from './large-leads.ts'
import { locked } from './lock.ts'
import { mailFaults } from './mail.ts'
import { withoutEncryption, wrongPassword } from './mail-guard.ts'
import { photoAttacks, photosDiskFull, photosKilled } from './photos.ts'
import { pipelinedRequests } from './pipelines.ts'
import { proxy } from './proxy.ts'
import { unreadAnswers } from './readers.ts'
import { restore } from './restore.ts'
import { slowSockets } from './sockets.ts'
import { strangersUploads } from './uploads.ts'
import { webhooksKilled } from './webhooks.ts'
import { costlySubmissions } from './work.ts'

/** Every fault that the intake and the publishing of builds must survive, the quick ones first. */
export const faults: Fault[] = [
  ...[exchanges, killedBuilds, fullDisk],
  ...[repeats, claimers, restore, sigterm, syncs, locked, diskFull, postgresStop, proxy, slowSockets, unreadAnswers],
  pipelinedRequests,
  ...[photosDiskFull, photosKilled, photoAttacks, strangersUploads, largeLeads],
  ...[costlySubmissions, filesTakenAway, erasure, withoutEncryption, wrongPassword],
  ...[floodAndCalm, backlog, ...mailFaults, webhooksKilled, kill],
]

/** The letters that stand for a portrait. */
import { expect, test } from 'vitest'
import { initialsOf } from '../../renderer/common/initials.ts'

test.each([
  ['Dr. Naomi Fernwick, DMD', 'NF'],
  ['Dr. Samuel Adeyemi, DDS', 'SA'],
  ['Naomi Fernwick DMD', 'NF'],
  ['Prof. Dr. med. Jonas Weber', 'JW'],
  ['Frau Dr. Ilse Köhler', 'IK'],
  ['Dra. María del Carmen Ruiz', 'MR'],
  ['Sra. Elena Ortiz, arquitecta', 'EO'],
  ['Mme Claire Dupont', 'CD'],
  ['Dott.ssa Giulia Conti', 'GC'],
  ['mgr inż. Anna Nowak', 'AN'],
  ['Martin King Jr.', 'MK'],
  ['Henry Ford II', 'HF'],
  ['Ada Lovelace, Ph.D.', 'AL'],
  ['Anna-Lena Groß', 'AG'],
  ['Tom', 'T'],
  ['Dr. Who', 'W'],
  ['Jackie O', 'JO'],
  ['Bo LI', 'BL'],
  ['ÉMILE ZOLA', 'ÉZ'],
  ['李 小龍', '李小'],
  ['', ''],
])('%s is %s', (name, letters) => expect(initialsOf(name)).toBe(letters))

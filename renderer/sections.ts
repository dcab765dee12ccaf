import type { ComponentType } from 'react'
import { Article } from '../sections/article/Article.tsx'
import { Cards } from '../sections/cards/Cards.tsx'
import { Checklist } from '../sections/checklist/Checklist.tsx'
import { Contact } from '../sections/contact/Contact.tsx'
import { Cta } from '../sections/cta/Cta.tsx'
import { Estimator } from '../sections/estimator/Estimator.tsx'
import { Faq } from '../sections/faq/Faq.tsx'
import { Form } from '../sections/form/Form.tsx'
import { Hero } from '../sections/hero/Hero.tsx'
import { Links } from '../sections/links/Links.tsx'
import { Notice } from '../sections/notice/Notice.tsx'
import { PageHero } from '../sections/page-hero/PageHero.tsx'
import { Posts } from '../sections/posts/Posts.tsx'
import { Prose } from '../sections/prose/Prose.tsx'
import { Regions } from '../sections/regions/Regions.tsx'
import { Reviews } from '../sections/reviews/Reviews.tsx'
import { ServicesHub } from '../sections/services-hub/ServicesHub.tsx'
import { Split } from '../sections/split/Split.tsx'
import { Stats } from '../sections/stats/Stats.tsx'
import { Steps } from '../sections/steps/Steps.tsx'
import { Table } from '../sections/table/Table.tsx'
import { Testimonials } from '../sections/testimonials/Testimonials.tsx'
import { ZipLookup } from '../sections/zip-lookup/ZipLookup.tsx'
import type { Block } from './content/types.generated.ts'

type Sections = { [Type in Block['type']]: ComponentType<Extract<Block, { type: Type }>> }

/** The component of every section type. A type that is missing here, or whose props disagree, does not compile. */
export const sections: Sections = {
  article: Article,
  cards: Cards,
  checklist: Checklist,
  contact: Contact,
  cta: Cta,
  estimator: Estimator,
  faq: Faq,
  form: Form,
  hero: Hero,
  links: Links,
  notice: Notice,
  'page-hero': PageHero,
  posts: Posts,
  prose: Prose,
  regions: Regions,
  reviews: Reviews,
  'services-hub': ServicesHub,
  split: Split,
  stats: Stats,
  steps: Steps,
  table: Table,
  testimonials: Testimonials,
  'zip-lookup': ZipLookup,
}

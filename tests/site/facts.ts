/** What the specification (sections 2 and 9) says each page shows. */

export interface Facts {
  /** Found in the visible text of the page. */
  texts?: (string | RegExp)[]
  /** Found once the visitor has opened whatever opens, and not before. */
  behindClicks?: (string | RegExp)[]
  /** How many of something the page shows: what it is, where it stands, how many. */
  counts?: [what: string, selector: string, count: number][]
}

/** A selector for what stands in the section whose heading has a word. */
const under = (word: string, items: string) => `section:has(h2:text-matches("${word}", "i")) ${items}`
const cards = (word: string) => under(word, '.card')
const points = (word: string) => under(word, '.point-list > li')
const steps = (word: string) => under(word, '.step-list > li')

const hours = [/Mon\S+Fri:? 7:00 AM\s?\S\s?6:00 PM/, /Sat:? 8:00 AM\s?\S\s?4:00 PM/, /Sun:? Emergency calls only/]

/** Figures as a stats section shows them: the label, then the value. */
const figure = (value: string, label: string) =>
  new RegExp(`${label} ${value.replaceAll(/[.+]/g, '\\$&')}( |$)|${value.replaceAll(/[.+]/g, '\\$&')} ${label}`, 'i')

export const facts: Record<string, Facts> = {
  '/': {
    texts: [
      'The Next Generation of Roofers',
      'The Future of Roofing is Here in Louisville',
      'Get Your Free Estimate',
      'Quick response within 24 hours',
      figure('50+', 'Happy Customers'),
      figure('5+', 'Years Experience'),
      figure('100%', 'Satisfaction Rate'),
      figure('24/7', 'Support Available'),
      'Louisville, KY 40217',
      ...hours,
    ],
    behindClicks: ['Learn More About Roofing', 'Learn More About Commercial', 'From our blog'],
    counts: [
      ['services in the hub', '#services-hub .accordion > details', 7],
      ['testimonials', '.testimonials .testimonial', 9],
      ['five-star testimonials', '.testimonial :text("5 out of 5"), .testimonial [aria-label*="5 out of 5"]', 9],
      ['figures', '.stats dt', 4],
      ['rows of the message in the contact form', '#contact textarea[rows="6"]', 1],
    ],
  },
  '/residential-roofing': { texts: ['15+', '1000+', '24/7'] },
  '/commercial-roofing': { texts: [figure('500+', 'Commercial projects')] },
  '/cool-roof-coatings': {
    texts: [figure('30%', 'Average savings'), figure('50°F+', 'Temperature drop'), /10\+ years/, /extended roof life/i],
  },
  '/solar-ready-roofing': { texts: [/25\+ year solar roof life/, figure('50%+', 'Energy cost reduction')] },
  '/roof-repair': { texts: ['24/7', /Under 24 hours/i, '100%'] },
  '/roof-replacement': {
    texts: [/20-50 year warranties/, figure('70%', 'ROI'), figure('500+', 'Completed roofs'), '1-3 days'],
  },
  '/roof-inspections': { texts: ['24-48 hours', /twice a year|twice yearly/i] },
  '/gutter-cleaning': { texts: [/twice a year/i] },
  '/gutter-installation': { texts: [/up to 100 ft/i, /30\+ year/, /gutters? lifespan|lifespan/i] },
  '/siding': {
    counts: [
      ['services', cards('services'), 8],
      ['benefits', points('benefits'), 6],
    ],
  },
  '/skylight-installation': {
    texts: [figure('30%', 'Lighting savings'), figure('5-10%', 'Home value'), /100% leak-free guarantee/i],
  },
  '/about': {
    texts: [
      'A letter from the owner',
      'Tom Wrenfield, owner',
      /thank you/i,
      '15+',
      '1000+',
      '24/7',
      '100%',
      /veteran-owned/i,
    ],
    counts: [
      ['family values', cards('values'), 6],
      ['figures of the mission', under('mission in figures', 'dt'), 4],
    ],
  },
  '/faq': {
    behindClicks: [
      /free estimate within 24-48 hours/,
      /delivered in 24-48 hours/,
      'under 2 hours',
      'inspect twice yearly',
      '1-3 days',
      '15-50 years',
      'replace roofs over 20 years old',
      'replace gutters over 20 years old',
      '25-30 years',
    ],
    counts: [
      ['categories', '.faq-category', 6],
      ['questions', '.faq details', 30],
      ['"Learn more" links', '.faq details a:has-text("Learn more")', 30],
    ],
  },
  '/estimator': { texts: [/squares of 100 square feet/] },
  '/privacy-policy': {
    texts: ['Effective January 1, 2024', 'not directed to children under 13', /third-party links/i, /cookies/i],
    counts: [['sections', '.prose h3', 10]],
  },
  '/licensing': {
    texts: [
      '$2,000,000 per occurrence',
      /bonded up to \$500,000/i,
      /valid through December 31, 2024/,
      'State and local licenses',
      'Manufacturer certifications',
      /how to verify/i,
      'Documentation on request',
    ],
  },
  '/roofing': {
    texts: ['Roofing solutions', 'Our process', /emergency/i, /areas we serve/i, /what you gain/i],
  },
  '/roof-leaks': { texts: ['Emergency leak repair', 'Common causes', /how we detect/i, 'Prevention'] },
  '/materials': {
    texts: [
      /Architectural shingles .*Lifespan 25-30 years/,
      /3-tab shingles .*Lifespan 15-20 years/,
      /Metal .*Lifespan 40-70 years/,
      /Clay and concrete tile .*Lifespan 50\+ years/,
      /climate/,
    ],
    counts: [
      ['materials', cards('four materials'), 4],
      ['warranties', under('four materials', 'dt:text-is("Warranty")'), 4],
      ['lists of benefits', under('four materials', 'dt:text-is("Benefits")'), 4],
      ['selection factors', cards('decide'), 6],
    ],
  },
  '/insurance': {
    texts: ['Documentation and the adjuster', 'Emergency storm response', /what a policy usually covers/i],
    counts: [
      ['support services', cards('support'), 4],
      ['steps of a claim', steps('claim'), 5],
    ],
  },
  '/warranties': {
    texts: [/Workmanship .*5-10 years/, /Manufacturer materials .*15-50 years/, /System .*up to 25 years/],
    counts: [
      ['levels', cards('levels'), 3],
      ['benefits', points('benefits'), 6],
    ],
  },
  '/water-damage': {
    texts: ['Spring and Fall', 'Quarterly', 'Annually', 'As Needed'],
    counts: [
      ['kinds of damage', cards('damage'), 4],
      ['kinds with their causes', under('damage', 'dt:text-is("Common causes")'), 4],
      ['emergency steps', steps('steps'), 6],
      ['prevention tasks', cards('prevent'), 4],
    ],
  },
  '/ventilation': {
    texts: ['Ridge vents', 'Soffit vents', 'Powered exhaust vents', 'Gable vents'],
    counts: [
      ['vents', cards('vents'), 4],
      ['what each is best for', under('vents', 'dt:text-is("Best for")'), 4],
      ['problems with solutions', under('problems', 'dt:text-is("Solution")'), 4],
      ['benefits', points('benefits'), 8],
    ],
  },
  '/financing': {
    texts: [
      /0% interest (for )?12-24 months/,
      /up to 10 years/i,
      'Insurance claim assistance',
      'Senior and military discounts',
      'Emergency fast-track approval',
      /Louisville Metro:? 40202-40299/,
      '40217',
      '40222',
      '40214',
    ],
    counts: [['steps to qualify', steps('qualify'), 4]],
  },
  '/pest-infestations': {
    texts: ['Carpenter ants', 'Termites', 'Rodents', 'Raccoons and squirrels', /90%/, /85%/, /95%/, /99%/],
    counts: [
      ['kinds of pests', cards('guests'), 4],
      ['kinds with warning signs', under('guests', 'dt:text-is("Warning signs")'), 4],
      ['kinds with damage', under('guests', 'dt:text-is("Damage")'), 4],
      ['warning signs', points('warning signs'), 8],
      ['prevention strategies', cards('prevention'), 4],
    ],
  },
  '/emergency-services': {
    texts: [
      'Storm response',
      'Leak repair',
      'Wind assessment',
      'Insurance documentation',
      'under 2 hours',
      '24/7',
      '30 miles',
    ],
    counts: [['services', cards('services'), 4]],
  },
  '/free-estimates': {
    texts: ['within 24 hours'],
    counts: [
      ['inclusions', cards('get'), 4],
      ['steps', steps('steps'), 4],
      ['reasons', points('reasons'), 8],
    ],
  },
  '/reviews': {
    texts: [
      figure('5.0', 'Average rating'),
      figure('500+', 'Customers'),
      /98%/,
      /recommend/i,
      figure('24hr', 'Response'),
    ],
    counts: [
      ['testimonials', '.review-list > li', 6],
      ['figures', '.stats dt', 4],
    ],
  },
  '/service-areas': {
    texts: [
      '+49 more',
      'Germantown 40217',
      'Jeffersontown 40222',
      'Fern Creek 40214',
      'St. Matthews 40207',
      'New Albany, IN 47150',
      'Okolona 40219',
      '30 miles',
    ],
    behindClicks: ['40209'],
    counts: [
      ['regions', '.region', 3],
      ['ZIP codes of Louisville Metro', '.region:has(h3:text-is("Louisville Metro")) .zip-codes > li', 61],
      [
        'ZIP codes of Louisville Metro that show at first',
        '.region:has(h3:text-is("Louisville Metro")) > .zip-codes > li',
        12,
      ],
      [
        'ZIP codes of the Jefferson County region',
        '.region:has(h3:text-matches("Jefferson County")) .zip-codes > li',
        11,
      ],
      ['ZIP codes of Southern Indiana', '.region:has(h3:text-is("Southern Indiana")) .zip-codes > li', 7],
      ['featured communities', cards('communities'), 6],
      ['places in the extended area', cards('extended'), 8],
    ],
  },
}

import type { ConfigData } from 'html-validate'

/** html-validate's recommended rules, and the few that do not fit pages that React writes, each with its reason. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Boxes of one group have one name: a browser sends each that is ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // React writes charSet and srcSet; HTML does not look at the case of attributes.
    'attr-case': 'off',
    // React writes required="" and <meta/>, the build adds tags as <link>: all are valid spellings.
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // React's ids begin with "_"; HTML asks only that an id has no spaces.
    'valid-id': ['error', { relaxed: true }],
    // A non-breaking hyphen would be copied into a dialer with the number; the numbers stand in buttons and short lines.
    'tel-non-breaking': 'off',
  },
}

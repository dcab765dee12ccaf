const words = (text: string) => text.trim().split(/\s+/)

/** What a drawing is made of. All else goes, with what stands in it: scripts, pages within it, what moves by itself. */
export const drawingElements = words(`
  svg g defs symbol use title desc style switch path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence
`)

/** What only says how that looks. */
export const drawingAttributes = words(`
  xmlns xmlns:xlink version id class style lang xml:space role aria-* viewBox preserveAspectRatio transform href
  xlink:href x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr d points pathLength width height rotate textLength lengthAdjust
  startOffset method spacing fill fill-* stroke stroke-* color color-* opacity offset stop-* clip clip-* clipPathUnits
  mask mask-* maskUnits maskContentUnits marker-* markerWidth markerHeight markerUnits orient refX refY overflow display
  visibility vector-effect shape-rendering text-rendering image-rendering paint-order isolation mix-blend-mode
  transform-origin enable-background font-* text-* letter-spacing word-spacing writing-mode direction unicode-bidi
  alignment-baseline baseline-shift dominant-baseline gradientUnits gradientTransform spreadMethod patternUnits
  patternContentUnits patternTransform filter filterUnits primitiveUnits flood-* lighting-color in in2 result type
  values tableValues slope intercept amplitude exponent mode operator k1 k2 k3 k4 stdDeviation edgeMode order
  kernelMatrix divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles azimuth
  elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle systemLanguage
`)

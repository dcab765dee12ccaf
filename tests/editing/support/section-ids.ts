/** Two pages with links to sections, to one whose name is longer, and to one of another site. */
export const withIds = `site: { brand: Oak, url: "https://www.oak.example.com", language: en-US }
pages:
  /:
    blocks:
      - type: stats
        id: work
        items: []
      - type: prose
        id: work-shop
        text: >-
          [one](#work), [two](/#work "title"), [three](https://www.oak.example.com/#work), [four](#work-shop),
          [five](https://other.example.com/#work), plain #work
      - { type: cta, actions: [{ label: A, href: "/#work" }, { label: B, href: "#work-shop" }] }
`

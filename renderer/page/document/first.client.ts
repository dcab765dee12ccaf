// What a page does by script before it is painted, in the page itself. Everything else is in page.client.ts.

// Who comes from another page of the site has the fonts of the design already (fonts.client.ts).
if (document.referrer.startsWith(`${location.origin}/`)) document.documentElement.classList.remove('system-fonts')

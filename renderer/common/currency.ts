/** Currencies by country, after Unicode's CLDR (supplementalData.xml, "currencyData"); the euro as of 2026. */
const euro = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA XK'.split(' ')
/** The first two letters of a currency are those of its country. */
const own = `AED ARS AUD BAM BHD BRL CAD CHF CLP CNY COP CRC CZK DKK EGP
  DZD GBP GEL HKD HUF IDR ILS INR IQD ISK JOD JPY KES KRW KWD KZT LBP LKR MAD MDL MKD MXN MYR NGN NOK NZD OMR
  PEN PHP PKR PLN QAR RON RSD SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR`.split(/\s+/)

/** The currency in which prices are in a country; one without a name, "¤", where the table does not know it. */
export function currencyOf(country: string): string {
  if (euro.includes(country)) return 'EUR'
  if (country === 'LI') return 'CHF'
  return own.find((currency) => currency.startsWith(country)) ?? 'XXX'
}

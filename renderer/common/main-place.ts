interface Named {
  placeName?: string | undefined
  address?: { locality?: string | undefined } | undefined
  brand: string
}

/** What the place of "address:" is called where no section says otherwise. */
export const mainPlaceName = ({ placeName, address, brand }: Named): string => placeName ?? address?.locality ?? brand

/** Those that serve food: schema.org's FoodEstablishment and what it holds. */
export const foodEstablishments: readonly string[] = [
  'FoodEstablishment',
  ...['Bakery', 'BarOrPub', 'Brewery', 'CafeOrCoffeeShop', 'Distillery', 'FastFoodRestaurant', 'IceCreamShop'],
  ...['Restaurant', 'Winery'],
]

/**
 * What search engines know a business by: schema.org's local businesses, then organizations and places that have sites
 * of their own (schema.org/LocalBusiness, /Organization and /CivicStructure, version 29).
 */
export const businessTypes: readonly string[] = `
LocalBusiness AnimalShelter ArchiveOrganization ChildCare Dentist DryCleaningOrLaundry EmploymentAgency InternetCafe Library
ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter TelevisionStation
TouristInformationCenter TravelAgency
AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer
MotorcycleRepair
EmergencyService FireStation Hospital PoliceStation
EntertainmentBusiness AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub
FinancialService AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency
${foodEstablishments.join(' ')}
GovernmentOffice PostOffice
HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor
HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber
RoofingContractor
LegalService Attorney Notary
LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental
MedicalBusiness CommunityHealth Dermatology DietNutrition Emergency Geriatric Gynecologic MedicalClinic Midwifery Nursing
Obstetric Oncologic Optician Optometric Otolaryngologic Pediatric Pharmacy Physician IndividualPhysician PhysiciansOffice
Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth
SportsActivityLocation BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool SportsClub StadiumOrArena TennisComplex
Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore
GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore
MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore TireShop ToyStore
WholesaleStore
Organization Airline Consortium Cooperative Corporation EducationalOrganization CollegeOrUniversity ElementarySchool
HighSchool MiddleSchool Preschool School FundingScheme GovernmentOrganization LibrarySystem MedicalOrganization DiagnosticLab
VeterinaryCare NewsMediaOrganization NGO OnlineBusiness OnlineStore OnlineMarketplace PerformingGroup DanceGroup MusicGroup
TheaterGroup PoliticalParty Project FundingAgency ResearchProject ResearchOrganization SearchRescueOrganization
SportsOrganization SportsTeam WorkersUnion
CivicStructure Airport Aquarium Beach BoatTerminal Bridge BusStation BusStop Cemetery Crematorium EducationalOrganization
EventVenue MusicVenue Museum Park ParkingFacility PerformingArtsTheater PlaceOfWorship BuddhistTemple Church CatholicChurch
HinduTemple Mosque Synagogue Playground PublicToilet RVPark SubwayStation TaxiStand TrainStation Zoo
Accommodation Apartment CampingPitch House Room Suite TouristAttraction TouristDestination
`
  .trim()
  .split(/\s+/)

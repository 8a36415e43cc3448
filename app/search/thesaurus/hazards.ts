import { concept } from './concept.ts'

/** What burns, leaks or poisons. */
export const hazards = [
	concept(
		'hazardous',
		`
		hazardous, hazardous waste, household hazardous waste, hhw, hazmat, chemical, toxic, poison, dangerous, flammable,
		paint, paint can, latex paint, stain, solvent, thinner, paint thinner, varnish, turpentine, acetone, motor oil, used
		oil, oil, cooking oil, antifreeze, gasoline, gas can, old gas, fuel, diesel, kerosene, pesticide, herbicide, weed
		killer, roundup, insecticide, fertilizer, bleach, ammonia, cleaners, pool chemical, propane, propane tank, propane
		bottle, gas cylinder, oxygen tank, fire extinguisher, aerosol, spray can, spray paint, fluorescent, light bulb,
		bulb, cfl, mercury, thermometer, smoke detector, ammunition, ammo, fireworks, bullets, glue, epoxy, acid, hazards,
		hazardous material, hazardous materials, hazardous items, chemicals, hazmat day, haz mat, household chemicals,
		household cleaner, toxic waste, dangerous items, paints, paint cans, old paint, leftover paint, oil paint, dried
		paint, wood stain, lacquer, primer, sealant, caulk, mineral spirits, paint remover, stripper, used motor oil, engine
		oil, grease, fryer oil, vegetable oil, transmission fluid, brake fluid, coolant, old gasoline, bad gas, gas, gas
		cans, lighter fluid, lamp oil, pesticides, bug spray, ant killer, wasp spray, weedkiller, rat poison, mothballs,
		insect spray, bug killer, drain cleaner, drano, oven cleaner, toilet cleaner, household cleaners, disinfectant, pool
		chemicals, chlorine, muriatic acid, propane tanks, propane cylinder, propane canister, camp stove, camping fuel,
		butane, helium tank, co2, oxygen, extinguisher, aerosols, aerosol can, spray cans, hairspray, light bulbs,
		lightbulb, lightbulbs, led bulb, fluorescent tube, fluorescent tubes, cfls, mercury thermometer, smoke alarm, smoke
		alarms, smoke detectors, flares, gunpowder, matchbox, lighters, nail polish, super glue, resin, driveway sealer,
		tar, roofing tar, photo chemicals, pintura, aceite, quimicos, gasolina, weed spray, roundup spray, lawn chemicals,
		gas tank, cleaning supplies, house paint, garage chemicals, poisons, corrosive, explosive, sparklers, pesticide jug,
		pesticide jugs, (oxygen|helium|nitrous) (bottle|bottles|tanks|tank|cylinder|cylinders), half burned, pinturas,
		veneno, lab chemicals, school chemicals, old chemicals, barn chemicals, farm chemicals, cans of paint, half can of
		paint, half full paint, car oil, used oil filter, oil filter, old antifreeze, weed and feed, moth balls, hot tub
		chemicals
		`,
	),
	concept(
		'battery',
		`
		battery, batteries, car battery, lithium, rechargeable, alkaline battery, power tool battery, vape,
		batterys, batterie, aa batteries, lithium batteries, lithium ion, car batteries, drill battery, phone
		battery, laptop battery, e bike battery, ebike battery, hearing aid battery, button battery, vapes, vape
		pen, power bank, baterias, bateria, pilas, e cig, ecig, lithium battery, dead battery, old batteries
		`,
		'hazardous',
	),
	concept(
		'medical',
		`
		needle, syringe, sharps, medicine, medication, pills, prescription, drugs, medical waste, insulin, expired
		medicine, biohazard, needles, syringes, used syringes, used needles, lancets, epipen, inhaler, medicines,
		meds, old medicine, old medication, medications, pill, expired pills, prescriptions, vitamins, insulin
		needles, diabetic, bandages, blood, oxygen tubing, catheter, medical supplies, dialysis, covid test
		`,
		'hazardous',
	),
	concept(
		'ashes',
		`
		ash, ashes, hot ashes, charcoal, coals, fireplace, wood stove ash, fire pit, embers, bbq coals, fireplace
		ash, fireplace ashes, wood ash, wood ashes, pellet stove, fire ashes, grill ashes, hot coals, bbq ashes,
		cold ashes, charcoal ashes, wood stove, firepit ash
		`,
		'hazardous',
	),
	concept(
		'asbestos',
		`
		asbestos, popcorn ceiling, lead paint, vermiculite, asbestos siding, asbestos tile, asbestos tiles, popcorn
		ceilings, old insulation, lead pipe
		`,
		'prohibited',
		'hazardous',
	),
	concept(
		'dead-animal',
		`
		dead animal, carcass, roadkill, animal remains, dead deer, dead dog, dead cat, dead raccoon, dead bird,
		dead skunk, dead pet, deer carcass, dead animals, dead fish, animal carcass, dead
		(calf|cow|horse|sheep|goat|pig|chicken|chickens|squirrel|rabbit|snake|rat|mouse|mice|coyote|fox|livestock|bear|elk|puppy|kitten|possum|prairie
		dog), dead (animal|pet|cat|dog|deer|bird|fish|raccoon|skunk) (pickup|removal|disposal)
		`,
		'prohibited',
	),
]

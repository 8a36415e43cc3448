/**
 * The service area to draw, in units of the view box, x to the east and y to the south. Written by art/map.ts from
 * latitudes and longitudes; `sign` is where a road's number stands, `label` on which side of its dot a town's name.
 */
export const serviceMap = {
	viewBox: '0 0 1040 800',
	unitsPerKilometre: 9.47,
	towns: [
		{ name: 'Windsor', slug: 'windsor', x: 655, y: 403, label: 'right' },
		{ name: 'Fort Collins', slug: 'fort-collins', x: 509, y: 289, label: 'right' },
		{ name: 'Wellington', slug: 'wellington', x: 570, y: 164, label: 'right' },
		{ name: 'Timnath', slug: 'timnath', x: 588, y: 349, label: 'above' },
		{ name: 'Greeley', slug: 'greeley', x: 809, y: 460, label: 'left' },
		{ name: 'Loveland', slug: 'loveland', x: 516, y: 487, label: 'left' },
		{ name: 'Severance', slug: 'severance', x: 696, y: 353, label: 'right' },
		{ name: 'Longmont', slug: 'longmont', x: 495, y: 729, label: 'left' },
		{ name: 'Berthoud', slug: 'berthoud', x: 512, y: 581, label: 'left' },
		{ name: 'Laporte', slug: 'laporte', x: 465, y: 246, label: 'right' },
		{ name: 'Bellvue', slug: 'bellvue', x: 439, y: 247, label: 'left' },
	],
	area: {
		name: 'Northern Communities',
		slug: 'northern-communities',
		around: 'Red Feather Lakes',
		x: 110,
		y: 61,
	},
	roads: [
		{
			name: 'I-25',
			path: 'M592 821C592 781 593 639 592 582S585 507 584 477S586 421 586 401S586 373 585 355S580 314 578 292S573 242 573 221S572 186 576 164S592 118 599 87S617 -3 621 -21',
			sign: { x: 592, y: 658 },
		},
		{
			name: 'US-287',
			path: 'M495 821C495 806 495 761 495 729S494 654 494 629S493 597 496 581S510 548 513 532S517 512 517 486S515 414 515 379S520 297 515 276S496 259 487 251S471 234 460 226S431 215 424 202S423 169 419 147S417 97 403 69S347 -6 336 -21',
			sign: { x: 494, y: 658 },
		},
		{
			name: 'US-34',
			path: 'M164 507C174 505 201 504 224 495S281 458 304 451S344 453 360 455S385 460 400 463S429 474 448 476S493 476 516 476S557 476 584 477S652 479 681 481S737 490 761 492S797 493 825 493S885 494 929 495S1062 499 1089 500',
			sign: { x: 637, y: 480 },
		},
	],
	rivers: [
		{
			name: 'Cache la Poudre River',
			path: 'M-64 184C-35 181 72 168 112 168S155 187 176 187S221 168 240 168S271 185 288 186S326 172 344 175S381 196 397 206S427 232 439 238S457 236 468 242S496 265 506 272S518 280 527 286S551 299 559 308S568 330 578 342S608 370 621 382S640 406 657 415S695 434 721 439S784 441 813 444S883 457 897 459',
		},
		{
			name: 'Big Thompson River',
			path: 'M144 511C157 509 197 509 224 499S281 459 304 452S343 457 360 459S388 461 408 467S460 492 480 498S511 503 528 501S561 483 580 485S620 505 641 514S687 539 705 542S742 533 749 531',
		},
		{
			name: 'South Platte River',
			path: 'M717 821C716 805 719 758 713 726S680 657 681 632S710 596 721 579S733 542 749 531S792 528 817 516S870 463 897 459S945 486 977 495S1070 513 1089 516',
		},
	],
	reservoir: {
		name: 'Horsetooth Reservoir',
		path: 'M440 274C441 274 446 272 448 276S450 292 451 300S455 318 457 326S460 341 461 347S463 362 462 365S458 369 456 366S453 354 451 349S445 341 444 337S448 326 447 323S440 322 439 319S443 308 443 303S440 293 439 288S440 276 440 274Z',
	},
	foothills: {
		name: 'Foothills',
		path: 'M348 821C351 796 355 712 364 669S394 594 404 563S419 508 424 484S433 444 436 421S441 372 440 347S437 297 432 274S414 237 412 211S417 155 420 116S430 2 432 -21L-40 -40L-40 840Z',
	},
} as const

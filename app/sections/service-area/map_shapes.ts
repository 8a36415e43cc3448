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
			path: 'M592 821C592 781 593 639 592 582C591 525 585 507 584 477C583 447 586 421 586 401C586 381 586 373 585 355C584 337 580 314 578 292C576 270 573 242 573 221C573 200 572 186 576 164C580 142 592 118 599 87C607 56 617 -3 621 -21',
			sign: { x: 592, y: 658 },
		},
		{
			name: 'US-287',
			path: 'M495 821C495 806 495 761 495 729C495 697 494 654 494 629C494 604 493 597 496 581C499 565 510 548 513 532C517 516 517 512 517 486C517 461 515 414 515 379C515 344 520 297 515 276C510 255 496 259 487 251C478 243 471 234 460 226C450 218 431 215 424 202C417 189 423 169 419 147C416 125 417 97 403 69C389 41 347 -6 336 -21',
			sign: { x: 494, y: 658 },
		},
		{
			name: 'US-34',
			path: 'M164 507C174 505 201 504 224 495C247 486 281 458 304 451C327 444 344 453 360 455C376 457 385 460 400 463C415 467 429 474 448 476C467 478 493 476 516 476C539 476 557 476 584 477C612 478 652 479 681 481C711 484 737 490 761 492C785 494 797 493 825 493C853 494 885 494 929 495C973 496 1062 499 1089 500',
			sign: { x: 637, y: 480 },
		},
	],
	rivers: [
		{
			name: 'Cache la Poudre River',
			path: 'M-64 184C-35 181 72 168 112 168C152 169 155 187 176 187C197 187 221 168 240 168C259 168 271 185 288 186C305 187 326 172 344 175C362 178 381 196 397 206C413 217 427 232 439 238C451 244 457 236 468 242C479 248 496 265 506 272C516 279 518 280 527 286C536 292 551 299 559 308C568 317 568 330 578 342C588 354 608 370 621 382C634 394 640 406 657 415C674 425 695 434 721 439C747 444 784 441 813 444C842 447 883 457 897 459',
		},
		{
			name: 'Big Thompson River',
			path: 'M144 511C157 509 197 509 224 499C251 489 281 459 304 452C327 445 343 457 360 459C377 462 388 461 408 467C428 474 460 492 480 498C500 504 511 503 528 501C545 499 561 483 580 485C599 487 620 505 641 514C662 524 687 539 705 542C723 545 742 533 749 531',
		},
		{
			name: 'South Platte River',
			path: 'M717 821C716 805 719 758 713 726C707 695 680 657 681 632C682 608 710 596 721 579C732 562 733 542 749 531C765 521 792 528 817 516C842 504 870 463 897 459C924 456 945 486 977 495C1009 505 1070 513 1089 516',
		},
	],
	reservoir: {
		name: 'Horsetooth Reservoir',
		path: 'M440 274C441 274 446 272 448 276C450 280 450 292 451 300C453 308 455 318 457 326C459 334 460 341 461 347C462 354 463 362 462 365C461 368 458 369 456 366C454 363 453 354 451 349C449 344 445 341 444 337C443 333 448 326 447 323C446 320 440 322 439 319C438 316 443 308 443 303C443 298 440 293 439 288C439 283 440 276 440 274Z',
	},
	foothills: {
		name: 'Foothills',
		path: 'M348 821C351 796 355 712 364 669C373 626 394 594 404 563C414 532 419 508 424 484C429 460 433 444 436 421C439 398 441 372 440 347C439 323 437 297 432 274C427 251 414 237 412 211C410 185 417 155 420 116C423 77 430 2 432 -21L-40 -40L-40 840Z',
	},
} as const

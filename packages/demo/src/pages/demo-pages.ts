import { BILAN_CARBONE } from './bilan-carbone'
import { CARTES_CADEAUX } from './cartes-cadeaux'
import type { DemoPage } from './demo-page'
import { EN_FAMILLE } from './en-famille'
import { RAISON_D_ETRE } from './raison-d-etre'

export const DEMO_PAGES: DemoPage[] = [RAISON_D_ETRE, BILAN_CARBONE, EN_FAMILLE, CARTES_CADEAUX]

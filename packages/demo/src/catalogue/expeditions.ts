import type { CatalogueExpedition } from './catalogue-expedition'
import { aChevalEnCamargue } from './expeditions/a-cheval-en-camargue'
import { apneeEtSilenceDansLesCalanques } from './expeditions/apnee-et-silence-dans-les-calanques'
import { baseCampDansLesArdennesBelges } from './expeditions/base-camp-dans-les-ardennes-belges'
import { baseCampEnChartreuse } from './expeditions/base-camp-en-chartreuse'
import { cabanesEtVaguesDansLesLandes } from './expeditions/cabanes-et-vagues-dans-les-landes'
import { caniRandoEtCaniKartDansLeVercors } from './expeditions/cani-rando-et-cani-kart-dans-le-vercors'
import { canoeSurLaLoireSauvage } from './expeditions/canoe-sur-la-loire-sauvage'
import { canyonsDeLaSierraDeGuara } from './expeditions/canyons-de-la-sierra-de-guara'
import { cascadesDeGlaceACogne } from './expeditions/cascades-de-glace-a-cogne'
import { chiensDeTraineauSousLesAurores } from './expeditions/chiens-de-traineau-sous-les-aurores'
import { cinqJoursAvecLesAnesDuMercantour } from './expeditions/cinq-jours-avec-les-anes-du-mercantour'
import { connemaraAVeloEtEnKitesurf } from './expeditions/connemara-a-velo-et-en-kitesurf'
import { cueilletteEtSylvotherapieDansLesVosges } from './expeditions/cueillette-et-sylvotherapie-dans-les-vosges'
import { deLaSocaAuTriglavTrekEnSlovenie } from './expeditions/de-la-soca-au-triglav-trek-en-slovenie'
import { escaladeAuSoleilDeSiurana } from './expeditions/escalade-au-soleil-de-siurana'
import { gr20DeCalenzanaAVizzavona } from './expeditions/gr20-de-calenzana-a-vizzavona'
import { grandsColsDesAlpesAVeloDeRoute } from './expeditions/grands-cols-des-alpes-a-velo-de-route'
import { gravelSurLesRoutesBlanchesDuMassifCentral } from './expeditions/gravel-sur-les-routes-blanches-du-massif-central'
import { hauteRouteDeChamonixAZermatt } from './expeditions/haute-route-de-chamonix-a-zermatt'
import { hauteRouteDesEcrinsASkiDeRandonnee } from './expeditions/haute-route-des-ecrins-a-ski-de-randonnee'
import { kayakDeMerDansLesIlesDeBrehat } from './expeditions/kayak-de-mer-dans-les-iles-de-brehat'
import { kayakEtSommetsDesLofoten } from './expeditions/kayak-et-sommets-des-lofoten'
import { kiteSkiSurLeHardangervidda } from './expeditions/kite-ski-sur-le-hardangervidda'
import { kungsledenLaVoieRoyaleDeLaponie } from './expeditions/kungsleden-la-voie-royale-de-laponie'
import { lArchipelDeStockholmEnKayak } from './expeditions/l-archipel-de-stockholm-en-kayak'
import { lEryriDeCreteEnCrete } from './expeditions/l-eryri-de-crete-en-crete'
import { laChausseeDesGeantsAPied } from './expeditions/la-chaussee-des-geants-a-pied'
import { laForetNoireEnVtt } from './expeditions/la-foret-noire-en-vtt'
import { laGrandeTraverseeDuJuraASkiNordique } from './expeditions/la-grande-traversee-du-jura-a-ski-nordique'
import { laRotaVicentinaEntreFalaisesEtVagues } from './expeditions/la-rota-vicentina-entre-falaises-et-vagues'
import { laWestHighlandWayAPied } from './expeditions/la-west-highland-way-a-pied'
import { lacsFroidsDuLakeDistrict } from './expeditions/lacs-froids-du-lake-district'
import { leDanubeAVeloDePassauAVienne } from './expeditions/le-danube-a-velo-de-passau-a-vienne'
import { leLaugavegurEtLIslandeParLaMer } from './expeditions/le-laugavegur-et-l-islande-par-la-mer'
import { leSarekEnPackraft } from './expeditions/le-sarek-en-packraft'
import { leVerdonEnPaddleEtPackraft } from './expeditions/le-verdon-en-paddle-et-packraft'
import { lesGlaciersDuVatnajokullASki } from './expeditions/les-glaciers-du-vatnajokull-a-ski'
import { lesHighlandsEnGravelDInvernessASkye } from './expeditions/les-highlands-en-gravel-d-inverness-a-skye'
import { lugeEtRaquettesAuTyrolEnFamille } from './expeditions/luge-et-raquettes-au-tyrol-en-famille'
import { petitsTrappeursDuHautJura } from './expeditions/petits-trappeurs-du-haut-jura'
import { premiereCordeeAuValDAoste } from './expeditions/premiere-cordee-au-val-d-aoste'
import { premiereNeigeEnLaponieFinlandaise } from './expeditions/premiere-neige-en-laponie-finlandaise'
import { premiers4000AuGrandParadis } from './expeditions/premiers-4000-au-grand-paradis'
import { raftingEtCanyoningSurLaSoca } from './expeditions/rafting-et-canyoning-sur-la-soca'
import { raquettesEtCielEtoileDansLeQueyras } from './expeditions/raquettes-et-ciel-etoile-dans-le-queyras'
import { skiDeFondEtBiathlonEnEngadine } from './expeditions/ski-de-fond-et-biathlon-en-engadine'
import { tourDuMontBlancParLesBalcons } from './expeditions/tour-du-mont-blanc-par-les-balcons'
import { trailSurLesVolcansDAuvergne } from './expeditions/trail-sur-les-volcans-d-auvergne'
import { traverseeDuVercorsEnBivouac } from './expeditions/traversee-du-vercors-en-bivouac'
import { viaFerrataEtRefugesDesDolomites } from './expeditions/via-ferrata-et-refuges-des-dolomites'
import { voileEtSkiDansLesAlpesDeLyngen } from './expeditions/voile-et-ski-dans-les-alpes-de-lyngen'
import { voileEtWingfoilDansLesIlesIoniennes } from './expeditions/voile-et-wingfoil-dans-les-iles-ioniennes'
import { yogaEtBainGlaceAuBordDuLacDAnnecy } from './expeditions/yoga-et-bain-glace-au-bord-du-lac-d-annecy'

/** The demo catalogue, in an order that mixes countries, seasons and kinds of trip. */
export const EXPEDITIONS: CatalogueExpedition[] = [
  traverseeDuVercorsEnBivouac,
  viaFerrataEtRefugesDesDolomites,
  chiensDeTraineauSousLesAurores,
  kayakDeMerDansLesIlesDeBrehat,
  premiers4000AuGrandParadis,
  voileEtSkiDansLesAlpesDeLyngen,
  hauteRouteDesEcrinsASkiDeRandonnee,
  deLaSocaAuTriglavTrekEnSlovenie,
  lesHighlandsEnGravelDInvernessASkye,
  cinqJoursAvecLesAnesDuMercantour,
  raftingEtCanyoningSurLaSoca,
  kungsledenLaVoieRoyaleDeLaponie,
  yogaEtBainGlaceAuBordDuLacDAnnecy,
  cascadesDeGlaceACogne,
  kayakEtSommetsDesLofoten,
  petitsTrappeursDuHautJura,
  canyonsDeLaSierraDeGuara,
  leLaugavegurEtLIslandeParLaMer,
  tourDuMontBlancParLesBalcons,
  escaladeAuSoleilDeSiurana,
  lesGlaciersDuVatnajokullASki,
  raquettesEtCielEtoileDansLeQueyras,
  laRotaVicentinaEntreFalaisesEtVagues,
  laWestHighlandWayAPied,
  canoeSurLaLoireSauvage,
  hauteRouteDeChamonixAZermatt,
  kiteSkiSurLeHardangervidda,
  baseCampEnChartreuse,
  skiDeFondEtBiathlonEnEngadine,
  lArchipelDeStockholmEnKayak,
  leVerdonEnPaddleEtPackraft,
  laGrandeTraverseeDuJuraASkiNordique,
  leSarekEnPackraft,
  gravelSurLesRoutesBlanchesDuMassifCentral,
  lugeEtRaquettesAuTyrolEnFamille,
  caniRandoEtCaniKartDansLeVercors,
  trailSurLesVolcansDAuvergne,
  leDanubeAVeloDePassauAVienne,
  lacsFroidsDuLakeDistrict,
  cueilletteEtSylvotherapieDansLesVosges,
  laForetNoireEnVtt,
  lEryriDeCreteEnCrete,
  cabanesEtVaguesDansLesLandes,
  grandsColsDesAlpesAVeloDeRoute,
  laChausseeDesGeantsAPied,
  gr20DeCalenzanaAVizzavona,
  voileEtWingfoilDansLesIlesIoniennes,
  connemaraAVeloEtEnKitesurf,
  apneeEtSilenceDansLesCalanques,
  premiereCordeeAuValDAoste,
  baseCampDansLesArdennesBelges,
  aChevalEnCamargue,
  premiereNeigeEnLaponieFinlandaise,
]

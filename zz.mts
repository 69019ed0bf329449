import {catalogue,entryOf} from '/work/main/src/embed/catalogue.ts';
import {createMatch} from '/work/main/src/match/index.ts';
import * as N from '/work/main/src/notation/index.ts';
import {InvalidDataError} from '/work/main/src/game/index.ts';
import {diceFrom} from '/work/main/src/testing/dice.ts';
import {hostileText} from '/work/main/src/testing/hostile/hostile-texts.ts';
import {renderExample} from '/work/main/src/embed/render-example/render-example.ts';
const all:any[]=[]; for (const e of catalogue){ const game:any=await e.load(); all.push(game);}
const dice=diceFrom(process.argv[2]??'a'); const count=Number(process.argv[3]??300); const only=process.argv[4];
const honest=all.map(({rules}:any,i:number)=>{const game=all[i]; const m:any=createMatch(game,{seed:'q'}); for(let n=0;n<40&&m.turn.length;n++){const s=m.turn[0]; m.play(s,dice.pick(m.moves(s)))}; const r=m.record(); return {rules,pos:N.writePosition(rules,m.state),view:N.writePosition(rules,m.view(0)),rec:N.writeRecord(rules,r),pbn:(()=>{try{return N.writePbn(rules,r)}catch{return ''}})(),state:m.state}});
const rulesOf=(id:string)=>all.find(g=>g.rules.id===id)?.rules;
const doors:any={
 position:(h:any,t:string)=>N.readPosition(h.rules,t), record:(h:any,t:string)=>N.readRecords(t,rulesOf), pbn:(h:any,t:string)=>N.readPbn(t,rulesOf,'king-simple'),
 hand:(h:any,t:string)=>N.handFrom(t), hands:(h:any,t:string)=>N.handsFrom(t,{seats:4}), plays:(h:any,t:string)=>N.playsFrom(t,{seats:4}), seat:(h:any,t:string)=>N.seatFrom(t,{seats:4}), plies:(h:any,t:string)=>N.pliesFrom(t,{seats:4}), games:(h:any,t:string)=>N.gamesOf(t),
 move:(h:any,t:string)=>{const m=h.rules.parseMove(t); for (let s=0;s<h.state.seats;s++) h.rules.refuse(h.state,s,m??t)},
 render:(h:any,t:string)=>renderExample({game:'king',variant:'simple',contract:'no-girls',seat:'S',lead:'W',hands:'N: S:KJ H:9 D:Q | E: S:T H:78 D:K | S: S:Q8 H:A D:9 | W: S:97 H:Q C:7'},t,{warn(){}}),
 renderA:(h:any,t:string)=>renderExample({game:'king',variant:'simple',[dice.pick(['contract','hands','trick','lead','seats','options','played','step','position'])]:t},'<ol><li data-play="W:9S">x</ol>',{warn(){}}),
};
const worst:any={};
for (const [name,door] of Object.entries<any>(doors)) { if(only&&only!==name) continue;
 for(let i=0;i<count;i++){ const h=dice.pick(honest); const size=[2000,19000,90000,90000][dice.roll(4)]!; const base= name==='position'?[h.pos,h.view]:name==='record'?[h.rec]:name==='pbn'?[honest[1]!.pbn]:name.startsWith('render')?['<ol><li data-play="W:9S N:JS">a</li></ol>']:['N: S:AK H:5 | E: 4?','W:7H N:JH'];
  const text=hostileText(dice,base,size); const t=process.cpuUsage(); let err:any;
  try{ await door(h,text)}catch(e){err=e}
  const u=process.cpuUsage(t); const ms=(u.user+u.system)/1000; const per=ms/Math.max(1,text.length/2000);
  if(err && !(err instanceof InvalidDataError)) console.log(name,'THREW',h.rules.id,String(err).slice(0,200),JSON.stringify(text.slice(0,150)),String(err.stack).split('\n')[1]);
  if(i>20&&ms>30+text.length/400&&per>(worst[name]?.per??0)){worst[name]={per,ms,id:h.rules.id,len:text.length,text:JSON.stringify(text.slice(0,100)),err:String(err).slice(0,100)}; console.log(name,JSON.stringify(worst[name]))}
 } }
console.log("done")
import {PIECES} from '/work/main/src/testing/hostile/hostile-texts.ts';
for (const [name,door] of Object.entries<any>(doors)) { if(only&&only!==name) continue; worst[name]=undefined;
 for(const p of PIECES) for (const head of [0,1,2]) { const h=honest[2]!; const base= name==='position'?h.pos:name==='record'?h.rec:name==='pbn'?honest[1]!.pbn:name.startsWith('render')?'<ol><li data-play="W:9S N:JS">a</li></ol>':'N: S:AK H:5 | E: 4?';
  const text=(head===0?'':head===1?base+' ':base.slice(0,base.length*.6))+p.repeat(90000/p.length);
 const t=process.cpuUsage(); let err:any;
  try{ await door(h,text)}catch(e){err=e}
  const u=process.cpuUsage(t); const ms=(u.user+u.system)/1000; 
  if(err && !(err instanceof InvalidDataError)) console.log(name,'THREW',h.rules.id,String(err).slice(0,200),JSON.stringify(text.slice(0,150)),String(err.stack).split('\n')[1]);
  if(ms>60) console.log(name,ms,head,JSON.stringify(p),String(err).slice(0,100));
 } }

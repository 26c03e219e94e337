BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE entries (
	room VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (room, number)
);
INSERT INTO "entries" VALUES('room00',1,'{"type":"opened","at":1000.0,"by":"player 0","plan":{"game":"babel","seats":[{"type":"open"},{"type":"open"}],"seed":"release 0"},"rules":1,"secret":"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss"}');
INSERT INTO "entries" VALUES('room00',2,'{"type":"sat","at":1000.0,"by":"player 0","id":"id 0","seat":0,"name":"Ann"}');
INSERT INTO "entries" VALUES('room00',3,'{"type":"sat","at":1000.0,"by":"player 1","id":"id 1","seat":1,"name":"Bob"}');
INSERT INTO "entries" VALUES('room00',4,'{"type":"spoke","at":1000.0,"by":"player 1","id":"id 2","seat":1,"text":"Good luck!"}');
INSERT INTO "entries" VALUES('room00',5,'{"type":"chose","at":1005.0,"by":"player 1","id":"id 3","seat":1,"words":"move persians","digest":"c5415fe0779d-4e2efea0c0db-8991e7bf4a2a"}');
INSERT INTO "entries" VALUES('room00',6,'{"type":"chose","at":1010.0,"by":"player 1","id":"id 4","seat":1,"words":"move hittites"}');
INSERT INTO "entries" VALUES('room00',7,'{"type":"chose","at":1015.0,"by":"player 1","id":"id 5","seat":1,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('room00',8,'{"type":"chose","at":1020.0,"by":"player 1","id":"id 6","seat":1,"words":"deploy persians"}');
INSERT INTO "entries" VALUES('room00',9,'{"type":"chose","at":1025.0,"by":"player 1","id":"id 7","seat":1,"words":"deploy persians"}');
INSERT INTO "entries" VALUES('room00',10,'{"type":"chose","at":1030.0,"by":"player 1","id":"id 8","seat":1,"words":"move assyrians"}');
INSERT INTO "entries" VALUES('room00',11,'{"type":"chose","at":1035.0,"by":"player 1","id":"id 9","seat":1,"words":"migrate hittites to assyrians"}');
INSERT INTO "entries" VALUES('room00',12,'{"type":"chose","at":1040.0,"by":"player 1","id":"id 10","seat":1,"words":"construct foundation"}');
INSERT INTO "entries" VALUES('room00',13,'{"type":"chose","at":1045.0,"by":"player 1","id":"id 11","seat":1,"words":"end","digest":"cf0d7205cf56-4e2efea0c0db-c22ecfe10ffb"}');
INSERT INTO "entries" VALUES('room00',14,'{"type":"chose","at":1050.0,"by":"player 0","id":"id 12","seat":0,"words":"move medes"}');
INSERT INTO "entries" VALUES('room00',15,'{"type":"chose","at":1055.0,"by":"player 0","id":"id 13","seat":0,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('room00',16,'{"type":"chose","at":1060.0,"by":"player 0","id":"id 14","seat":0,"words":"move assyrians"}');
INSERT INTO "entries" VALUES('room00',17,'{"type":"chose","at":1065.0,"by":"player 0","id":"id 15","seat":0,"words":"move medes"}');
INSERT INTO "entries" VALUES('room00',18,'{"type":"chose","at":1070.0,"by":"player 0","id":"id 16","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('room00',19,'{"type":"chose","at":1075.0,"by":"player 0","id":"id 17","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('room00',20,'{"type":"chose","at":1080.0,"by":"player 0","id":"id 18","seat":0,"words":"move hittites"}');
INSERT INTO "entries" VALUES('room00',21,'{"type":"chose","at":1085.0,"by":"player 0","id":"id 19","seat":0,"words":"migrate medes to persians","digest":"da98314c2093-4e2efea0c0db-0e12972364cd"}');
INSERT INTO "entries" VALUES('room00',22,'{"type":"chose","at":1090.0,"by":"player 0","id":"id 20","seat":0,"words":"deploy hittites"}');
INSERT INTO "entries" VALUES('room00',23,'{"type":"chose","at":1095.0,"by":"player 0","id":"id 21","seat":0,"words":"construct foundation"}');
INSERT INTO "entries" VALUES('room00',24,'{"type":"chose","at":1100.0,"by":"player 0","id":"id 22","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('room00',25,'{"type":"chose","at":1105.0,"by":"player 1","id":"id 23","seat":1,"words":"construct own"}');
INSERT INTO "entries" VALUES('room00',26,'{"type":"chose","at":1110.0,"by":"player 1","id":"id 24","seat":1,"words":"migrate assyrians to persians"}');
INSERT INTO "entries" VALUES('room00',27,'{"type":"chose","at":1115.0,"by":"player 1","id":"id 25","seat":1,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('room00',28,'{"type":"chose","at":1120.0,"by":"player 1","id":"id 26","seat":1,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('room00',29,'{"type":"chose","at":1125.0,"by":"player 1","id":"id 27","seat":1,"words":"end","digest":"493b989325f7-4e2efea0c0db-f4ba0c764ff1"}');
INSERT INTO "entries" VALUES('room00',30,'{"type":"chose","at":1130.0,"by":"player 0","id":"id 28","seat":0,"words":"migrate persians to sumerians"}');
INSERT INTO "entries" VALUES('room00',31,'{"type":"chose","at":1135.0,"by":"player 0","id":"id 29","seat":0,"words":"move persians"}');
INSERT INTO "entries" VALUES('room00',32,'{"type":"chose","at":1140.0,"by":"player 0","id":"id 30","seat":0,"words":"move assyrians"}');
INSERT INTO "entries" VALUES('room00',33,'{"type":"chose","at":1145.0,"by":"player 0","id":"id 31","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('room00',34,'{"type":"chose","at":1150.0,"by":"player 1","id":"id 32","seat":1,"words":"migrate persians to sumerians"}');
INSERT INTO "entries" VALUES('room00',35,'{"type":"chose","at":1155.0,"by":"player 1","id":"id 33","seat":1,"words":"deploy medes"}');
INSERT INTO "entries" VALUES('room00',36,'{"type":"chose","at":1160.0,"by":"player 1","id":"id 34","seat":1,"words":"move medes"}');
INSERT INTO "entries" VALUES('room00',37,'{"type":"chose","at":1165.0,"by":"player 1","id":"id 35","seat":1,"words":"deploy sumerians","digest":"28872dfeb8dd-4e2efea0c0db-ff14c3398bc2"}');
INSERT INTO "entries" VALUES('room00',38,'{"type":"chose","at":1170.0,"by":"player 1","id":"id 36","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('room00',39,'{"type":"chose","at":1175.0,"by":"player 0","id":"id 37","seat":0,"words":"migrate sumerians to hittites"}');
INSERT INTO "entries" VALUES('room00',40,'{"type":"chose","at":1180.0,"by":"player 0","id":"id 38","seat":0,"words":"deploy sumerians"}');
INSERT INTO "entries" VALUES('room00',41,'{"type":"chose","at":1185.0,"by":"player 0","id":"id 39","seat":0,"words":"move persians"}');
INSERT INTO "entries" VALUES('room00',42,'{"type":"chose","at":1190.0,"by":"player 0","id":"id 40","seat":0,"words":"deploy assyrians"}');
INSERT INTO "entries" VALUES('room00',43,'{"type":"chose","at":1195.0,"by":"player 0","id":"id 41","seat":0,"words":"move assyrians"}');
INSERT INTO "entries" VALUES('room00',44,'{"type":"chose","at":1200.0,"by":"player 0","id":"id 42","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('room01',1,'{"type":"opened","at":1000.0,"by":"player 0","plan":{"game":"babel","seats":[{"type":"open"},{"type":"open"}],"settings":{"start_hands":"5 and 5"},"seed":"release 1"},"rules":1,"secret":"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss"}');
INSERT INTO "entries" VALUES('room01',2,'{"type":"sat","at":1000.0,"by":"player 0","id":"id 0","seat":0,"name":"Ann"}');
INSERT INTO "entries" VALUES('room01',3,'{"type":"sat","at":1000.0,"by":"player 1","id":"id 1","seat":1,"name":"Bob"}');
INSERT INTO "entries" VALUES('room01',4,'{"type":"spoke","at":1000.0,"by":"player 1","id":"id 2","seat":1,"text":"Good luck!"}');
INSERT INTO "entries" VALUES('room01',5,'{"type":"chose","at":1005.0,"by":"player 0","id":"id 3","seat":0,"words":"move persians","digest":"6f5259a81e59-4e2efea0c0db-0f78096e3c65"}');
INSERT INTO "entries" VALUES('room01',6,'{"type":"went_back","at":1005.0,"by":"player 0","id":"id 4","choices":0}');
INSERT INTO "entries" VALUES('room02',1,'{"type":"opened","at":1000.0,"by":"player 0","plan":{"game":"babylon","seats":[{"type":"open"},{"type":"open"}],"seed":"release 2"},"rules":1,"secret":"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss"}');
INSERT INTO "entries" VALUES('room02',2,'{"type":"sat","at":1000.0,"by":"player 0","id":"id 0","seat":0,"name":"Ann"}');
INSERT INTO "entries" VALUES('room02',3,'{"type":"sat","at":1000.0,"by":"player 1","id":"id 1","seat":1,"name":"Bob"}');
INSERT INTO "entries" VALUES('room02',4,'{"type":"spoke","at":1000.0,"by":"player 1","id":"id 2","seat":1,"text":"Good luck!"}');
INSERT INTO "entries" VALUES('room02',5,'{"type":"chose","at":1005.0,"by":"player 1","id":"id 3","seat":1,"words":"remove a4","digest":"dec41f8c6aaf-7c3b1f358c6a-dfe23d09403c"}');
INSERT INTO "entries" VALUES('room02',6,'{"type":"chose","at":1010.0,"by":"player 0","id":"id 4","seat":0,"words":"remove a3"}');
INSERT INTO "entries" VALUES('room02',7,'{"type":"chose","at":1015.0,"by":"player 1","id":"id 5","seat":1,"words":"remove c1"}');
INSERT INTO "entries" VALUES('room02',8,'{"type":"chose","at":1020.0,"by":"player 0","id":"id 6","seat":0,"words":"remove b4"}');
INSERT INTO "entries" VALUES('room02',9,'{"type":"chose","at":1025.0,"by":"player 1","id":"id 7","seat":1,"words":"remove c2"}');
INSERT INTO "entries" VALUES('room02',10,'{"type":"chose","at":1030.0,"by":"player 0","id":"id 8","seat":0,"words":"remove d2"}');
INSERT INTO "entries" VALUES('room02',11,'{"type":"chose","at":1035.0,"by":"player 1","id":"id 9","seat":1,"words":"dig d1"}');
INSERT INTO "entries" VALUES('room02',12,'{"type":"chose","at":1040.0,"by":"player 1","id":"id 14","seat":1,"words":"lay stored, at a6 storey 1, turned 2, on none single single single"}');
INSERT INTO "entries" VALUES('room02',13,'{"type":"chose","at":1045.0,"by":"player 1","id":"id 15","seat":1,"words":"statue a7.1","digest":"627e4ae698e6-2516d1a42643-cbfb92787e0a"}');
INSERT INTO "entries" VALUES('room02',14,'{"type":"chose","at":1050.0,"by":"player 1","id":"id 16","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('room02',15,'{"type":"chose","at":1055.0,"by":"player 1","id":"id 17","seat":1,"words":"store"}');
INSERT INTO "entries" VALUES('room02',16,'{"type":"chose","at":1060.0,"by":"player 0","id":"id 18","seat":0,"words":"dig c1"}');
INSERT INTO "entries" VALUES('room02',17,'{"type":"chose","at":1065.0,"by":"player 0","id":"id 23","seat":0,"words":"lay dug, at b4 storey 1, turned 1, on single single none single"}');
INSERT INTO "entries" VALUES('room02',18,'{"type":"chose","at":1070.0,"by":"player 0","id":"id 24","seat":0,"words":"end"}');
INSERT INTO "entries" VALUES('room02',19,'{"type":"chose","at":1075.0,"by":"player 1","id":"id 25","seat":1,"words":"dig b4"}');
INSERT INTO "entries" VALUES('room02',20,'{"type":"chose","at":1080.0,"by":"player 1","id":"id 30","seat":1,"words":"lay stored, at g2 storey 1, turned 1, on single none single single"}');
INSERT INTO "entries" VALUES('room02',21,'{"type":"chose","at":1085.0,"by":"player 1","id":"id 31","seat":1,"words":"end","digest":"cf0d7205cf56-6afde02bb66f-624ac0eaf164"}');
INSERT INTO "entries" VALUES('room02',22,'{"type":"chose","at":1090.0,"by":"player 1","id":"id 32","seat":1,"words":"store"}');
INSERT INTO "entries" VALUES('room02',23,'{"type":"chose","at":1095.0,"by":"player 0","id":"id 33","seat":0,"words":"dig d4"}');
INSERT INTO "entries" VALUES('room02',24,'{"type":"chose","at":1100.0,"by":"player 0","id":"id 38","seat":0,"words":"lay stored, at g5 storey 2, turned 0, on double none double double"}');
INSERT INTO "entries" VALUES('room02',25,'{"type":"went_back","at":1100.0,"by":"player 0","id":"id 39","choices":28}');
INSERT INTO "entries" VALUES('room03',1,'{"type":"opened","at":1000.0,"by":"player 0","plan":{"game":"babylon","seats":[{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"}],"settings":{"wild_blank":"tile","bridge_length":2},"seed":"release 3"},"rules":1,"secret":"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss"}');
INSERT INTO "entries" VALUES('room03',2,'{"type":"sat","at":1000.0,"by":"player 0","id":"id 0","seat":0,"name":"Ann"}');
INSERT INTO "entries" VALUES('room03',3,'{"type":"sat","at":1000.0,"by":"player 1","id":"id 1","seat":1,"name":"Bob"}');
INSERT INTO "entries" VALUES('room03',4,'{"type":"sat","at":1000.0,"by":"player 2","id":"id 2","seat":2,"name":"Cid"}');
INSERT INTO "entries" VALUES('room03',5,'{"type":"sat","at":1000.0,"by":"player 3","id":"id 3","seat":3,"name":"Dan"}');
INSERT INTO "entries" VALUES('room03',6,'{"type":"spoke","at":1000.0,"by":"player 1","id":"id 4","seat":1,"text":"Good luck!"}');
INSERT INTO "entries" VALUES('room03',7,'{"type":"chose","at":1005.0,"by":"player 1","id":"id 5","seat":1,"words":"dig c1","digest":"aa048c4a5a55-7c3b1f358c6a-5e509e267b61"}');
INSERT INTO "entries" VALUES('room03',8,'{"type":"chose","at":1010.0,"by":"player 1","id":"id 10","seat":1,"words":"lay stored, at a3 storey 1, turned 3, on single single single none"}');
INSERT INTO "entries" VALUES('room03',9,'{"type":"chose","at":1015.0,"by":"player 1","id":"id 11","seat":1,"words":"end"}');
INSERT INTO "entries" VALUES('room03',10,'{"type":"chose","at":1020.0,"by":"player 1","id":"id 12","seat":1,"words":"store"}');
INSERT INTO "entries" VALUES('room03',11,'{"type":"chose","at":1025.0,"by":"player 2","id":"id 13","seat":2,"words":"dig b4"}');
INSERT INTO "entries" VALUES('room03',12,'{"type":"chose","at":1030.0,"by":"player 2","id":"id 14","seat":2,"words":"end"}');
INSERT INTO "entries" VALUES('room03',13,'{"type":"chose","at":1035.0,"by":"player 2","id":"id 15","seat":2,"words":"store"}');
INSERT INTO "entries" VALUES('room03',14,'{"type":"chose","at":1040.0,"by":"player 3","id":"id 16","seat":3,"words":"dig b3"}');
INSERT INTO "entries" VALUES('room03',15,'{"type":"chose","at":1045.0,"by":"player 3","id":"id 21","seat":3,"words":"lay stored, at b3 storey 1, turned 2, on none single single single","digest":"6484a9bbea3c-6afde02bb66f-4ed3f7fcae6f"}');
INSERT INTO "entries" VALUES('room03',16,'{"type":"went_back","at":1045.0,"by":"player 3","id":"id 22","choices":11}');
INSERT INTO "entries" VALUES('room04',1,'{"type":"opened","at":1000.0,"by":"player 0","plan":{"game":"babble","seats":[{"type":"open"},{"type":"open"},{"type":"open"}],"seed":"release 4"},"rules":1,"secret":"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss"}');
INSERT INTO "entries" VALUES('room04',2,'{"type":"sat","at":1000.0,"by":"player 0","id":"id 0","seat":0,"name":"Ann"}');
INSERT INTO "entries" VALUES('room04',3,'{"type":"sat","at":1000.0,"by":"player 1","id":"id 1","seat":1,"name":"Bob"}');
INSERT INTO "entries" VALUES('room04',4,'{"type":"sat","at":1000.0,"by":"player 2","id":"id 2","seat":2,"name":"Cid"}');
INSERT INTO "entries" VALUES('room04',5,'{"type":"chose","at":1005.0,"by":"player 0","id":"id 3","seat":0,"words":"tell 2 tuve","digest":"3f93a98960a4-13c08e3d820a-bd20fec1fd7c"}');
INSERT INTO "entries" VALUES('room04',6,'{"type":"chose","at":1010.0,"by":"player 2","id":"id 4","seat":2,"words":"show reveal"}');
INSERT INTO "entries" VALUES('room04',7,'{"type":"chose","at":1015.0,"by":"player 2","id":"id 5","seat":2,"words":"show build"}');
INSERT INTO "entries" VALUES('room04',8,'{"type":"chose","at":1020.0,"by":"player 2","id":"id 6","seat":2,"words":"done"}');
INSERT INTO "entries" VALUES('room04',9,'{"type":"chose","at":1025.0,"by":"player 0","id":"id 7","seat":0,"words":"tell 2 tuve"}');
INSERT INTO "entries" VALUES('room04',10,'{"type":"chose","at":1030.0,"by":"player 2","id":"id 8","seat":2,"words":"show reveal"}');
INSERT INTO "entries" VALUES('room04',11,'{"type":"chose","at":1035.0,"by":"player 2","id":"id 9","seat":2,"words":"done"}');
INSERT INTO "entries" VALUES('room04',12,'{"type":"chose","at":1040.0,"by":"player 1","id":"id 10","seat":1,"words":"show build"}');
INSERT INTO "entries" VALUES('room04',13,'{"type":"chose","at":1045.0,"by":"player 1","id":"id 11","seat":1,"words":"show give","digest":"e6c2fced70fa-13c08e3d820a-27036559ef8b"}');
INSERT INTO "entries" VALUES('room04',14,'{"type":"chose","at":1050.0,"by":"player 2","id":"id 12","seat":2,"words":"tell 0 bomi"}');
INSERT INTO "entries" VALUES('room04',15,'{"type":"chose","at":1055.0,"by":"player 0","id":"id 13","seat":0,"words":"show build"}');
INSERT INTO "entries" VALUES('room04',16,'{"type":"chose","at":1060.0,"by":"player 0","id":"id 14","seat":0,"words":"build nothing"}');
INSERT INTO "entries" VALUES('room04',17,'{"type":"chose","at":1065.0,"by":"player 2","id":"id 15","seat":2,"words":"tell 0 hupso"}');
INSERT INTO "entries" VALUES('room04',18,'{"type":"chose","at":1070.0,"by":"player 0","id":"id 16","seat":0,"words":"shake head"}');
INSERT INTO "entries" VALUES('room04',19,'{"type":"chose","at":1075.0,"by":"player 0","id":"id 17","seat":0,"words":"tell 2 bomi"}');
INSERT INTO "entries" VALUES('room04',20,'{"type":"chose","at":1080.0,"by":"player 2","id":"id 18","seat":2,"words":"shake head"}');
INSERT INTO "entries" VALUES('room04',21,'{"type":"chose","at":1085.0,"by":"player 0","id":"id 19","seat":0,"words":"tell 2 kelab","digest":"3f93a98960a4-13c08e3d820a-b32895ba54cf"}');
INSERT INTO "entries" VALUES('room04',22,'{"type":"chose","at":1090.0,"by":"player 2","id":"id 20","seat":2,"words":"shake head"}');
INSERT INTO "entries" VALUES('room04',23,'{"type":"chose","at":1095.0,"by":"player 1","id":"id 21","seat":1,"words":"tell 2 jinto"}');
INSERT INTO "entries" VALUES('room04',24,'{"type":"chose","at":1100.0,"by":"player 2","id":"id 22","seat":2,"words":"shake head"}');
INSERT INTO "entries" VALUES('room04',25,'{"type":"chose","at":1105.0,"by":"player 1","id":"id 23","seat":1,"words":"show reveal"}');
INSERT INTO "entries" VALUES('room04',26,'{"type":"chose","at":1110.0,"by":"player 2","id":"id 24","seat":2,"words":"tell 1 wazu"}');
INSERT INTO "entries" VALUES('room04',27,'{"type":"chose","at":1115.0,"by":"player 1","id":"id 25","seat":1,"words":"show reveal"}');
INSERT INTO "entries" VALUES('room04',28,'{"type":"chose","at":1120.0,"by":"player 1","id":"id 26","seat":1,"words":"show c02"}');
INSERT INTO "entries" VALUES('room04',29,'{"type":"chose","at":1125.0,"by":"player 1","id":"id 27","seat":1,"words":"show c08","digest":"439864944e00-13c08e3d820a-b3703a5a59d6"}');
INSERT INTO "entries" VALUES('room04',30,'{"type":"chose","at":1130.0,"by":"player 2","id":"id 28","seat":2,"words":"tell 0 felko"}');
INSERT INTO "entries" VALUES('room04',31,'{"type":"chose","at":1135.0,"by":"player 0","id":"id 29","seat":0,"words":"show draw"}');
INSERT INTO "entries" VALUES('room04',32,'{"type":"chose","at":1140.0,"by":"player 0","id":"id 30","seat":0,"words":"tell 2 zarum"}');
INSERT INTO "entries" VALUES('room04',33,'{"type":"chose","at":1145.0,"by":"player 2","id":"id 31","seat":2,"words":"shake head"}');
INSERT INTO "entries" VALUES('room04',34,'{"type":"chose","at":1150.0,"by":"player 0","id":"id 32","seat":0,"words":"show draw"}');
INSERT INTO "entries" VALUES('room05',1,'{"type":"opened","at":1000.0,"by":"player 0","plan":{"game":"babble","seats":[{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"}],"settings":{"mode":"advanced"},"seed":"release 5"},"rules":1,"secret":"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss"}');
INSERT INTO "entries" VALUES('room05',2,'{"type":"sat","at":1000.0,"by":"player 0","id":"id 0","seat":0,"name":"Ann"}');
INSERT INTO "entries" VALUES('room05',3,'{"type":"sat","at":1000.0,"by":"player 1","id":"id 1","seat":1,"name":"Bob"}');
INSERT INTO "entries" VALUES('room05',4,'{"type":"sat","at":1000.0,"by":"player 2","id":"id 2","seat":2,"name":"Cid"}');
INSERT INTO "entries" VALUES('room05',5,'{"type":"sat","at":1000.0,"by":"player 3","id":"id 3","seat":3,"name":"Dan"}');
INSERT INTO "entries" VALUES('room05',6,'{"type":"sat","at":1000.0,"by":"player 4","id":"id 4","seat":4,"name":"Eve"}');
INSERT INTO "entries" VALUES('room05',7,'{"type":"chose","at":1005.0,"by":"player 0","id":"id 5","seat":0,"words":"tell 4 tuve","digest":"37915c9f28bb-13c08e3d820a-c0f69537443b"}');
INSERT INTO "entries" VALUES('room05',8,'{"type":"chose","at":1010.0,"by":"player 4","id":"id 6","seat":4,"words":"show reveal"}');
INSERT INTO "entries" VALUES('room05',9,'{"type":"chose","at":1015.0,"by":"player 4","id":"id 7","seat":4,"words":"show c09"}');
INSERT INTO "entries" VALUES('room05',10,'{"type":"chose","at":1020.0,"by":"player 4","id":"id 8","seat":4,"words":"show build"}');
INSERT INTO "entries" VALUES('room05',11,'{"type":"chose","at":1025.0,"by":"player 0","id":"id 9","seat":0,"words":"tell 2 felko"}');
INSERT INTO "entries" VALUES('room05',12,'{"type":"chose","at":1030.0,"by":"player 2","id":"id 10","seat":2,"words":"show draw"}');
INSERT INTO "entries" VALUES('room05',13,'{"type":"chose","at":1035.0,"by":"player 1","id":"id 11","seat":1,"words":"tell 3 tuve"}');
INSERT INTO "entries" VALUES('room05',14,'{"type":"chose","at":1040.0,"by":"player 3","id":"id 12","seat":3,"words":"show reveal"}');
INSERT INTO "entries" VALUES('room05',15,'{"type":"chose","at":1045.0,"by":"player 3","id":"id 13","seat":3,"words":"show c05","digest":"77d50041d8e0-13c08e3d820a-3ab4eea8e2cc"}');
INSERT INTO "entries" VALUES('room05',16,'{"type":"chose","at":1050.0,"by":"player 3","id":"id 14","seat":3,"words":"done"}');
INSERT INTO "entries" VALUES('room05',17,'{"type":"chose","at":1055.0,"by":"player 1","id":"id 15","seat":1,"words":"tell 0 zarum"}');
INSERT INTO "entries" VALUES('room05',18,'{"type":"chose","at":1060.0,"by":"player 0","id":"id 16","seat":0,"words":"show build"}');
INSERT INTO "entries" VALUES('room05',19,'{"type":"chose","at":1065.0,"by":"player 0","id":"id 17","seat":0,"words":"build c01"}');
INSERT INTO "entries" VALUES('room06',1,'{"type":"opened","at":1000.0,"by":"player 0","plan":{"game":"seven_wonders","seats":[{"type":"open"},{"type":"open"}],"seed":"release 6"},"rules":2,"secret":"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss"}');
INSERT INTO "entries" VALUES('room06',2,'{"type":"sat","at":1000.0,"by":"player 0","id":"id 0","seat":0,"name":"Ann"}');
INSERT INTO "entries" VALUES('room06',3,'{"type":"sat","at":1000.0,"by":"player 1","id":"id 1","seat":1,"name":"Bob"}');
INSERT INTO "entries" VALUES('room06',4,'{"type":"spoke","at":1000.0,"by":"player 1","id":"id 2","seat":1,"text":"Good luck!"}');
INSERT INTO "entries" VALUES('room06',5,'{"type":"chose","at":1005.0,"by":"player 1","id":"id 3","seat":1,"words":"build stone pit","digest":"b82f4cfb29a0-72d084246f26-4cd001f9bec9"}');
INSERT INTO "entries" VALUES('room06',6,'{"type":"chose","at":1010.0,"by":"player 0","id":"id 4","seat":0,"words":"discard lumber yard"}');
INSERT INTO "entries" VALUES('room06',7,'{"type":"chose","at":1015.0,"by":"player 0","id":"id 5","seat":0,"words":"build marketplace"}');
INSERT INTO "entries" VALUES('room06',8,'{"type":"chose","at":1020.0,"by":"player 0","id":"id 6","seat":0,"words":"discard clay pit"}');
INSERT INTO "entries" VALUES('room06',9,'{"type":"chose","at":1025.0,"by":"player 1","id":"id 7","seat":1,"words":"build east trading post"}');
INSERT INTO "entries" VALUES('room06',10,'{"type":"chose","at":1030.0,"by":"player 1","id":"id 8","seat":1,"words":"build clay pool"}');
INSERT INTO "entries" VALUES('room06',11,'{"type":"chose","at":1035.0,"by":"player 1","id":"id 9","seat":1,"words":"build baths"}');
INSERT INTO "entries" VALUES('room06',12,'{"type":"chose","at":1040.0,"by":"player 0","id":"id 10","seat":0,"words":"discard loom"}');
INSERT INTO "entries" VALUES('room06',13,'{"type":"chose","at":1045.0,"by":"player 0","id":"id 11","seat":0,"words":"build timber yard","digest":"2c53a3acea2a-72d084246f26-ddc74d6269e8"}');
INSERT INTO "entries" VALUES('room06',14,'{"type":"chose","at":1050.0,"by":"player 0","id":"id 12","seat":0,"words":"discard west trading post"}');
INSERT INTO "entries" VALUES('room06',15,'{"type":"chose","at":1055.0,"by":"player 1","id":"id 13","seat":1,"words":"build altar"}');
INSERT INTO "entries" VALUES('room06',16,'{"type":"chose","at":1060.0,"by":"player 1","id":"id 14","seat":1,"words":"build stockade"}');
INSERT INTO "entries" VALUES('room06',17,'{"type":"chose","at":1065.0,"by":"player 0","id":"id 15","seat":0,"words":"discard glassworks"}');
INSERT INTO "entries" VALUES('room06',18,'{"type":"chose","at":1070.0,"by":"player 1","id":"id 16","seat":1,"words":"discard guard tower"}');
INSERT INTO "entries" VALUES('room06',19,'{"type":"chose","at":1075.0,"by":"player 0","id":"id 17","seat":0,"words":"stage with barracks"}');
INSERT INTO "entries" VALUES('room06',20,'{"type":"chose","at":1080.0,"by":"player 1","id":"id 18","seat":1,"words":"discard press"}');
INSERT INTO "entries" VALUES('room06',21,'{"type":"chose","at":1085.0,"by":"player 0","id":"id 19","seat":0,"words":"discard scriptorium","digest":"39d07f1ceb9c-72d084246f26-21fadd53b6fe"}');
INSERT INTO "entries" VALUES('room06',22,'{"type":"went_back","at":1085.0,"by":"player 0","id":"id 20","choices":16}');
INSERT INTO "entries" VALUES('room07',1,'{"type":"opened","at":1000.0,"by":"player 0","plan":{"game":"seven_wonders","seats":[{"type":"open"},{"type":"open"},{"type":"open"}],"settings":{"modules":"both"},"seed":"release 7"},"rules":2,"secret":"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss"}');
INSERT INTO "entries" VALUES('room07',2,'{"type":"sat","at":1000.0,"by":"player 0","id":"id 0","seat":0,"name":"Ann"}');
INSERT INTO "entries" VALUES('room07',3,'{"type":"sat","at":1000.0,"by":"player 1","id":"id 1","seat":1,"name":"Bob"}');
INSERT INTO "entries" VALUES('room07',4,'{"type":"sat","at":1000.0,"by":"player 2","id":"id 2","seat":2,"name":"Cid"}');
INSERT INTO "entries" VALUES('room07',5,'{"type":"spoke","at":1000.0,"by":"player 1","id":"id 3","seat":1,"text":"Good luck!"}');
INSERT INTO "entries" VALUES('room07',6,'{"type":"chose","at":1005.0,"by":"player 0","id":"id 4","seat":0,"words":"keep 7","digest":"226ef5118c95-72d084246f26-ec87199ff73e"}');
INSERT INTO "entries" VALUES('room07',7,'{"type":"chose","at":1010.0,"by":"player 2","id":"id 5","seat":2,"words":"keep 4"}');
INSERT INTO "entries" VALUES('room07',8,'{"type":"chose","at":1015.0,"by":"player 1","id":"id 6","seat":1,"words":"keep 14"}');
INSERT INTO "entries" VALUES('room07',9,'{"type":"chose","at":1020.0,"by":"player 2","id":"id 7","seat":2,"words":"keep 1"}');
INSERT INTO "entries" VALUES('room07',10,'{"type":"chose","at":1025.0,"by":"player 0","id":"id 8","seat":0,"words":"keep 22"}');
INSERT INTO "entries" VALUES('room07',11,'{"type":"chose","at":1030.0,"by":"player 1","id":"id 9","seat":1,"words":"keep 3"}');
INSERT INTO "entries" VALUES('room07',12,'{"type":"chose","at":1035.0,"by":"player 2","id":"id 10","seat":2,"words":"tile 8 with timber yard"}');
INSERT INTO "entries" VALUES('room07',13,'{"type":"chose","at":1040.0,"by":"player 0","id":"id 11","seat":0,"words":"tile 22 with baths"}');
INSERT INTO "entries" VALUES('room07',14,'{"type":"chose","at":1045.0,"by":"player 1","id":"id 12","seat":1,"words":"tile 14 with glassworks","digest":"1dee7f319c97-72d084246f26-977d8c6695c2"}');
INSERT INTO "entries" VALUES('room07',15,'{"type":"chose","at":1050.0,"by":"player 1","id":"id 13","seat":1,"words":"discard clay pool"}');
INSERT INTO "entries" VALUES('room07',16,'{"type":"chose","at":1055.0,"by":"player 2","id":"id 14","seat":2,"words":"tile 4 with stockade"}');
INSERT INTO "entries" VALUES('room07',17,'{"type":"chose","at":1060.0,"by":"player 0","id":"id 15","seat":0,"words":"tile 19 with east trading post"}');
INSERT INTO "entries" VALUES('room07',18,'{"type":"chose","at":1065.0,"by":"player 0","id":"id 16","seat":0,"words":"tile 7 with guard tower"}');
INSERT INTO "entries" VALUES('room07',19,'{"type":"chose","at":1070.0,"by":"player 1","id":"id 17","seat":1,"words":"tile 2 with altar"}');
INSERT INTO "entries" VALUES('room07',20,'{"type":"chose","at":1075.0,"by":"player 2","id":"id 18","seat":2,"words":"tile 1 with apothecary"}');
INSERT INTO "entries" VALUES('room07',21,'{"type":"chose","at":1080.0,"by":"player 0","id":"id 19","seat":0,"words":"discard press"}');
INSERT INTO "entries" VALUES('room07',22,'{"type":"chose","at":1085.0,"by":"player 1","id":"id 20","seat":1,"words":"tile 3 with lumber yard","digest":"f8748a9b5d6b-72d084246f26-1ea6e8ca7225"}');
INSERT INTO "entries" VALUES('room07',23,'{"type":"chose","at":1090.0,"by":"player 2","id":"id 21","seat":2,"words":"build west trading post"}');
INSERT INTO "entries" VALUES('room07',24,'{"type":"chose","at":1095.0,"by":"player 2","id":"id 22","seat":2,"words":"discard marketplace"}');
INSERT INTO "entries" VALUES('room07',25,'{"type":"chose","at":1100.0,"by":"player 0","id":"id 23","seat":0,"words":"discard clay pit"}');
INSERT INTO "entries" VALUES('room07',26,'{"type":"chose","at":1105.0,"by":"player 1","id":"id 24","seat":1,"words":"build scriptorium paying 2 left"}');
INSERT INTO "entries" VALUES('room07',27,'{"type":"chose","at":1110.0,"by":"player 2","id":"id 25","seat":2,"words":"build stone pit"}');
INSERT INTO "entries" VALUES('room07',28,'{"type":"chose","at":1115.0,"by":"player 1","id":"id 26","seat":1,"words":"discard theater"}');
INSERT INTO "entries" VALUES('room07',29,'{"type":"chose","at":1120.0,"by":"player 0","id":"id 27","seat":0,"words":"discard barracks"}');
INSERT INTO "entries" VALUES('room07',30,'{"type":"chose","at":1125.0,"by":"player 2","id":"id 28","seat":2,"words":"give up stone pit","digest":"5298ecf23846-72d084246f26-72c33f8b0832"}');
INSERT INTO "entries" VALUES('room07',31,'{"type":"chose","at":1130.0,"by":"player 1","id":"id 29","seat":1,"words":"build quarry"}');
INSERT INTO "entries" VALUES('room07',32,'{"type":"chose","at":1135.0,"by":"player 0","id":"id 30","seat":0,"words":"build courthouse by chain"}');
INSERT INTO "entries" VALUES('room07',33,'{"type":"chose","at":1140.0,"by":"player 2","id":"id 31","seat":2,"words":"discard stables"}');
INSERT INTO "entries" VALUES('room07',34,'{"type":"chose","at":1145.0,"by":"player 2","id":"id 32","seat":2,"words":"discard forum"}');
INSERT INTO "entries" VALUES('room07',35,'{"type":"chose","at":1150.0,"by":"player 0","id":"id 33","seat":0,"words":"discard walls"}');
INSERT INTO "entries" VALUES('room07',36,'{"type":"chose","at":1155.0,"by":"player 1","id":"id 34","seat":1,"words":"build press"}');
INSERT INTO "entries" VALUES('room07',37,'{"type":"chose","at":1160.0,"by":"player 2","id":"id 35","seat":2,"words":"build brickyard"}');
INSERT INTO "entries" VALUES('room07',38,'{"type":"chose","at":1165.0,"by":"player 1","id":"id 36","seat":1,"words":"build foundry","digest":"db0fd4236208-72d084246f26-79bd694072bb"}');
INSERT INTO "entries" VALUES('room07',39,'{"type":"chose","at":1170.0,"by":"player 0","id":"id 37","seat":0,"words":"build glassworks"}');
INSERT INTO "entries" VALUES('room07',40,'{"type":"chose","at":1175.0,"by":"player 0","id":"id 38","seat":0,"words":"build library by chain"}');
INSERT INTO "entries" VALUES('room07',41,'{"type":"chose","at":1180.0,"by":"player 1","id":"id 39","seat":1,"words":"discard vineyard"}');
INSERT INTO "entries" VALUES('room07',42,'{"type":"chose","at":1185.0,"by":"player 2","id":"id 40","seat":2,"words":"discard temple"}');
INSERT INTO "entries" VALUES('room07',43,'{"type":"chose","at":1190.0,"by":"player 0","id":"id 41","seat":0,"words":"build archery range"}');
INSERT INTO "entries" VALUES('room07',44,'{"type":"went_back","at":1190.0,"by":"player 0","id":"id 42","choices":37}');
INSERT INTO "entries" VALUES('room08',1,'{"type":"opened","at":1000.0,"by":"player 0","plan":{"game":"seven_wonders","seats":[{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"}],"settings":{"modules":"tower"},"seed":"release 8"},"rules":2,"secret":"ssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss"}');
INSERT INTO "entries" VALUES('room08',2,'{"type":"sat","at":1000.0,"by":"player 0","id":"id 0","seat":0,"name":"Ann"}');
INSERT INTO "entries" VALUES('room08',3,'{"type":"sat","at":1000.0,"by":"player 1","id":"id 1","seat":1,"name":"Bob"}');
INSERT INTO "entries" VALUES('room08',4,'{"type":"sat","at":1000.0,"by":"player 2","id":"id 2","seat":2,"name":"Cid"}');
INSERT INTO "entries" VALUES('room08',5,'{"type":"sat","at":1000.0,"by":"player 3","id":"id 3","seat":3,"name":"Dan"}');
INSERT INTO "entries" VALUES('room08',6,'{"type":"sat","at":1000.0,"by":"player 4","id":"id 4","seat":4,"name":"Eve"}');
INSERT INTO "entries" VALUES('room08',7,'{"type":"sat","at":1000.0,"by":"player 5","id":"id 5","seat":5,"name":"Fay"}');
INSERT INTO "entries" VALUES('room08',8,'{"type":"sat","at":1000.0,"by":"player 6","id":"id 6","seat":6,"name":"Gus"}');
INSERT INTO "entries" VALUES('room08',9,'{"type":"spoke","at":1000.0,"by":"player 1","id":"id 7","seat":1,"text":"Good luck!"}');
INSERT INTO "entries" VALUES('room08',10,'{"type":"chose","at":1005.0,"by":"player 6","id":"id 8","seat":6,"words":"keep 14","digest":"971c2641cd8c-72d084246f26-94f463bd1fee"}');
INSERT INTO "entries" VALUES('room08',11,'{"type":"chose","at":1010.0,"by":"player 3","id":"id 9","seat":3,"words":"keep 8"}');
INSERT INTO "entries" VALUES('room08',12,'{"type":"chose","at":1015.0,"by":"player 5","id":"id 10","seat":5,"words":"keep 4"}');
INSERT INTO "entries" VALUES('room08',13,'{"type":"chose","at":1020.0,"by":"player 1","id":"id 11","seat":1,"words":"keep 10"}');
INSERT INTO "entries" VALUES('room08',14,'{"type":"chose","at":1025.0,"by":"player 0","id":"id 12","seat":0,"words":"keep 23"}');
INSERT INTO "entries" VALUES('room08',15,'{"type":"chose","at":1030.0,"by":"player 4","id":"id 13","seat":4,"words":"keep 7"}');
INSERT INTO "entries" VALUES('room08',16,'{"type":"chose","at":1035.0,"by":"player 2","id":"id 14","seat":2,"words":"keep 12"}');
INSERT INTO "entries" VALUES('room08',17,'{"type":"chose","at":1040.0,"by":"player 0","id":"id 15","seat":0,"words":"keep 24"}');
INSERT INTO "entries" VALUES('room08',18,'{"type":"chose","at":1045.0,"by":"player 3","id":"id 16","seat":3,"words":"keep 6","digest":"9c8d66b224c3-72d084246f26-2db35427794c"}');
INSERT INTO "entries" VALUES('room08',19,'{"type":"chose","at":1050.0,"by":"player 6","id":"id 17","seat":6,"words":"keep 20"}');
INSERT INTO "entries" VALUES('room08',20,'{"type":"went_back","at":1050.0,"by":"player 6","id":"id 18","choices":9}');
CREATE TABLE notices (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	at FLOAT NOT NULL, 
	room VARCHAR(32) NOT NULL, 
	player VARCHAR(32) NOT NULL
);
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	account VARCHAR(80), 
	password VARCHAR(200), 
	language VARCHAR(2) NOT NULL, 
	program BOOLEAN NOT NULL, 
	banned BOOLEAN NOT NULL, 
	since FLOAT NOT NULL, skeleton VARCHAR(80), 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_account UNIQUE (account)
);
CREATE TABLE ratings (
	player VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (player, game)
);
CREATE TABLE results (
	room VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	players INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (room, seat)
);
CREATE TABLE rooms (
	name VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	public BOOLEAN NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	opened FLOAT NOT NULL, 
	summary TEXT NOT NULL, 
	due FLOAT, 
	CONSTRAINT pk_rooms PRIMARY KEY (name)
);
INSERT INTO "rooms" VALUES('room00','babel',0,'playing',1000.0,'{"room":"room","state":"playing","opened":1000.0,"plan":{"game":"babel","seats":[{"type":"open"},{"type":"open"}],"seed":"chosen"},"chairs":[{"name":"Ann","player":"player 0","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Bob","player":"player 1","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[1],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('room01','babel',0,'playing',1000.0,'{"room":"room","state":"playing","opened":1000.0,"plan":{"game":"babel","seats":[{"type":"open"},{"type":"open"}],"settings":{"start_hands":"5 and 5"},"seed":"chosen"},"chairs":[{"name":"Ann","player":"player 0","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Bob","player":"player 1","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[0],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('room02','babylon',0,'playing',1000.0,'{"room":"room","state":"playing","opened":1000.0,"plan":{"game":"babylon","seats":[{"type":"open"},{"type":"open"}],"seed":"chosen"},"chairs":[{"name":"Ann","player":"player 0","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Bob","player":"player 1","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[0],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('room03','babylon',0,'playing',1000.0,'{"room":"room","state":"playing","opened":1000.0,"plan":{"game":"babylon","seats":[{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"}],"settings":{"wild_blank":"tile","bridge_length":2},"seed":"chosen"},"chairs":[{"name":"Ann","player":"player 0","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Bob","player":"player 1","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Cid","player":"player 2","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Dan","player":"player 3","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[3],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('room04','babble',0,'playing',1000.0,'{"room":"room","state":"playing","opened":1000.0,"plan":{"game":"babble","seats":[{"type":"open"},{"type":"open"},{"type":"open"}],"seed":"chosen"},"chairs":[{"name":"Ann","player":"player 0","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Bob","player":"player 1","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Cid","player":"player 2","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[1],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('room05','babble',0,'playing',1000.0,'{"room":"room","state":"playing","opened":1000.0,"plan":{"game":"babble","seats":[{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"}],"settings":{"mode":"advanced"},"seed":"chosen"},"chairs":[{"name":"Ann","player":"player 0","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Bob","player":"player 1","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Cid","player":"player 2","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Dan","player":"player 3","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Eve","player":"player 4","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[2],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('room06','seven_wonders',0,'playing',1000.0,'{"room":"room","state":"playing","opened":1000.0,"plan":{"game":"seven_wonders","seats":[{"type":"open"},{"type":"open"}],"seed":"chosen"},"chairs":[{"name":"Ann","player":"player 0","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Bob","player":"player 1","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[0],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('room07','seven_wonders',0,'playing',1000.0,'{"room":"room","state":"playing","opened":1000.0,"plan":{"game":"seven_wonders","seats":[{"type":"open"},{"type":"open"},{"type":"open"}],"settings":{"modules":"both"},"seed":"chosen"},"chairs":[{"name":"Ann","player":"player 0","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Bob","player":"player 1","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Cid","player":"player 2","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[0,1,2],"winners":[]}',NULL);
INSERT INTO "rooms" VALUES('room08','seven_wonders',0,'playing',1000.0,'{"room":"room","state":"playing","opened":1000.0,"plan":{"game":"seven_wonders","seats":[{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"},{"type":"open"}],"settings":{"modules":"tower"},"seed":"chosen"},"chairs":[{"name":"Ann","player":"player 0","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Bob","player":"player 1","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Cid","player":"player 2","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Dan","player":"player 3","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Eve","player":"player 4","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Fay","player":"player 5","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false},{"name":"Gus","player":"player 6","program":"","guest":false,"invited":false,"away":false,"resigned":false,"present":false,"time":null,"running":false}],"waiting_for":[1,2,4,5,6],"winners":[]}',NULL);
CREATE TABLE seats (
	room VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (room, seat)
);
INSERT INTO "seats" VALUES('room00',0,'player 0');
INSERT INTO "seats" VALUES('room00',1,'player 1');
INSERT INTO "seats" VALUES('room01',0,'player 0');
INSERT INTO "seats" VALUES('room01',1,'player 1');
INSERT INTO "seats" VALUES('room02',0,'player 0');
INSERT INTO "seats" VALUES('room02',1,'player 1');
INSERT INTO "seats" VALUES('room03',0,'player 0');
INSERT INTO "seats" VALUES('room03',1,'player 1');
INSERT INTO "seats" VALUES('room03',2,'player 2');
INSERT INTO "seats" VALUES('room03',3,'player 3');
INSERT INTO "seats" VALUES('room04',0,'player 0');
INSERT INTO "seats" VALUES('room04',1,'player 1');
INSERT INTO "seats" VALUES('room04',2,'player 2');
INSERT INTO "seats" VALUES('room05',0,'player 0');
INSERT INTO "seats" VALUES('room05',1,'player 1');
INSERT INTO "seats" VALUES('room05',2,'player 2');
INSERT INTO "seats" VALUES('room05',3,'player 3');
INSERT INTO "seats" VALUES('room05',4,'player 4');
INSERT INTO "seats" VALUES('room06',0,'player 0');
INSERT INTO "seats" VALUES('room06',1,'player 1');
INSERT INTO "seats" VALUES('room07',0,'player 0');
INSERT INTO "seats" VALUES('room07',1,'player 1');
INSERT INTO "seats" VALUES('room07',2,'player 2');
INSERT INTO "seats" VALUES('room08',0,'player 0');
INSERT INTO "seats" VALUES('room08',1,'player 1');
INSERT INTO "seats" VALUES('room08',2,'player 2');
INSERT INTO "seats" VALUES('room08',3,'player 3');
INSERT INTO "seats" VALUES('room08',4,'player 4');
INSERT INTO "seats" VALUES('room08',5,'player 5');
INSERT INTO "seats" VALUES('room08',6,'player 6');
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE INDEX ix_rooms_due ON rooms (due);
CREATE INDEX ix_rooms_state ON rooms (state, opened);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_sessions_player ON sessions (player);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_players_skeleton ON players (skeleton);
DELETE FROM "sqlite_sequence";
COMMIT;
